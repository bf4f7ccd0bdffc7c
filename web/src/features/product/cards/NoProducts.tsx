import { mdiPackageVariant } from '@mdi/js';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';

/** Shown if no product is available. */
export function NoProducts({ action }: { action?: ReactNode }) {
  return (
    <EmptyState icon={mdiPackageVariant} title="Nothing for sale here just now" action={action}>
      Everything has found a new home. Sellers post every day, so come back soon.
    </EmptyState>
  );
}
