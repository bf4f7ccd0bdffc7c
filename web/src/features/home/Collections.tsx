import type { CategoryGrid_CategoryFragment } from '../../generated/graphql.ts';
import type { FragmentType } from '../../lib/graphql.ts';
import { Section } from '../../ui/page/Section.tsx';
import { AdvertisedRow } from './AdvertisedRow.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import type { HomeLists } from './homeLists.ts';
import { ProductCarousel } from './ProductCarousel.tsx';

type Props = {
  categories: FragmentType<CategoryGrid_CategoryFragment>[];
  lists: HomeLists;
};

/** Below the first screen: the categories, more products, the advertised ones. */
export function Collections({ categories, lists: { more, advertised } }: Props) {
  return (
    <>
      {categories.length > 0 && (
        <Section title="Shop by category" lead="Find the kind of training you are after.">
          <CategoryGrid categories={categories} />
        </Section>
      )}
      {more.length > 0 && (
        <Section title="Ready for pick-up" lead="More products that you can buy today.">
          <ProductCarousel products={more} />
        </Section>
      )}
      {advertised.length > 0 && <AdvertisedRow products={advertised} />}
    </>
  );
}
