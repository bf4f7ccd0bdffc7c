import { mdiScaleBalance } from '@mdi/js';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { mostCompared } from '../browsing/comparedAndSeenProducts.ts';

/** Shown if there are too few products to compare; explains how to choose them. */
export function HowToBegin() {
  return (
    <EmptyState
      icon={mdiScaleBalance}
      title="Choose at least two products"
      action={
        <ButtonLink to={paths.pages} variant="contained">
          Browse products
        </ButtonLink>
      }
    >
      Press <Icon path={mdiScaleBalance} size={18} label="Compare" /> on the pictures of two to{' '}
      {mostCompared} products, then Compare at the bottom of the page.
    </EmptyState>
  );
}
