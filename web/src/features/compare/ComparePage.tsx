import { mdiPlus } from '@mdi/js';
import { paths, patterns } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { PublicPageTitle } from '../../ui/page/PublicPageTitle.tsx';

import { compared, mostCompared } from '../browsing/comparedAndSeenProducts.ts';
import { Comparison } from './Comparison.tsx';
import { useComparedIds } from './comparedIds.ts';
import { HowToBegin } from './HowToBegin.tsx';

/** Compares the products in the address side by side. */
export function ComparePage() {
  const asked = useComparedIds();
  const { ids } = asked;
  return (
    <>
      <PublicPageTitle
        title="Compare products"
        lead={`Two to ${mostCompared} products side by side.`}
        description="Compares used fitness equipment side by side: price, saving, condition and age."
        path={patterns.compare}
        actions={
          ids.length > 0 &&
          ids.length < mostCompared && (
            <ButtonLink
              to={paths.pages}
              variant="outlined"
              startIcon={<Icon path={mdiPlus} />}
              onClick={() => compared.set(ids)}
            >
              Add another product
            </ButtonLink>
          )
        }
      />
      {ids.length === 0 ? <HowToBegin /> : <Comparison asked={asked} />}
    </>
  );
}
