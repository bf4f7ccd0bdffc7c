import { PageContainer } from '../ui/page/PageContainer.tsx';
import { PageSkeleton } from '../ui/state/Skeletons.tsx';

/** Placeholder for the first screen and its layout, with the side margins. */
export function FirstSkeleton() {
  return (
    <PageContainer sx={{ py: { xs: 2, md: 3 } }}>
      <PageSkeleton />
    </PageContainer>
  );
}
