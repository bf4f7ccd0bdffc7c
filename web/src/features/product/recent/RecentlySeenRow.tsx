import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useEffect } from 'react';
import { useRecentlySeenQuery } from '../../../generated/product.ts';
import { graphql } from '../../../lib/graphql.ts';
import { useStoredIds } from '../../../lib/storedIds.ts';
import { useNearViewport } from '../../../lib/useNearViewport.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { HiddenText } from '../../../ui/text/HiddenText.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { recentlySeen } from '../../browsing/comparedAndSeenProducts.ts';
import { SeenProduct } from './SeenProduct.tsx';

graphql(`
  query RecentlySeen($ids: [ID!]!) {
    productPreviews(ids: $ids) {
      ...SeenProduct_product
    }
  }
`);

export type Props = {
  /** a product that the page already shows */
  except?: string;
};

/** A row of recently seen products, fetched when it is nearly in view. */
export function RecentlySeenRow({ except }: Props) {
  const ids = useStoredIds(recentlySeen).filter((id) => id !== except);
  const { ref, near } = useNearViewport<HTMLDivElement>();
  if (ids.length === 0) return null;
  return (
    <Box ref={ref} id="recently-seen" sx={{ minHeight: near ? 0 : 330 }}>
      {near && <Row ids={ids} />}
    </Box>
  );
}

/** Leaves out products that no longer exist, and forgets them. */
function Row({ ids }: { ids: string[] }) {
  const { data, previousData, error } = useRecentlySeenQuery({ variables: { ids } });
  const products = (data ?? previousData)?.productPreviews;
  useEffect(() => {
    if (!data) return;
    const found = new Set(data.productPreviews.map(({ id }) => id));
    const gone = new Set(ids.filter((id) => !found.has(id)));
    if (gone.size > 0) recentlySeen.set(recentlySeen.get().filter((id) => !gone.has(id)));
  }, [data, ids]);
  if (!products) return error ? null : <RowSkeleton />;
  if (products.length === 0) return null;
  return (
    <RowSection
      action={
        <Button color="inherit" onClick={clear}>
          Clear<HiddenText> the recently seen products</HiddenText>
        </Button>
      }
    >
      {products.map((product) => (
        <SeenProduct key={product.id} product={product} />
      ))}
    </RowSection>
  );
}

function clear() {
  recentlySeen.set([]);
  toast.blank('Recently seen products cleared.');
  // The focused button has disappeared.
  document.querySelector('main')?.focus({ preventScroll: true });
}

function RowSection({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Section title="Recently seen" lead="Kept on this device only." action={action}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: { xs: 148, sm: 184 },
          gap: { xs: 1.5, sm: 2 },
          m: 0,
          // Room for the focus ring, which the scrolling box would cut off.
          p: 0.5,
          mx: -0.5,
          listStyle: 'none',
          overflowX: 'auto',
          scrollSnapType: 'x proximity',
          scrollPaddingInline: '4px',
          scrollbarWidth: 'thin',
        }}
      >
        {children}
      </Box>
    </Section>
  );
}

function RowSkeleton() {
  return (
    <RowSection>
      {[...'abcdef'].map((name) => (
        <li key={name}>
          <Skeleton variant="rounded" sx={{ height: 232, borderRadius: '12px' }} />
        </li>
      ))}
    </RowSection>
  );
}
