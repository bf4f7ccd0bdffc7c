import { PageContainer } from '../ui/page/PageContainer.tsx';
import { PageSkeleton } from '../ui/state/Skeletons.tsx';

/** Stands in for the first screen and its layout, which brings the room at the sides. */
export function FirstSkeleton() {
  return (
    <PageContainer sx={{ py: { xs: 2, md: 3 } }}>
      <PageSkeleton />
    </PageContainer>
  );
}
