import Box from '@mui/material/Box';
import type { CategoryGrid_CategoryFragment } from '../../generated/graphql.ts';
import type { FragmentType } from '../../lib/graphql.ts';
import { Section } from '../../ui/page/Section.tsx';
import { AdvertisedRow } from './AdvertisedRow.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { Hero } from './Hero.tsx';
import type { HomeLists } from './homeLists.ts';
import { ProductCarousel } from './ProductCarousel.tsx';
import { PromoBanners } from './PromoBanners.tsx';

type Props = {
  /** null until they load */
  categories: FragmentType<CategoryGrid_CategoryFragment>[] | null;
  /** null until they load */
  lists: HomeLists | null;
};

/** Below the first screen: the slides, the promotion, the categories, more products, the advertised ones. */
export function Collections({ categories, lists }: Props) {
  return (
    <>
      <Box sx={{ display: 'grid', gap: { xs: 1.5, md: 2.5 } }}>
        <Hero />
        <PromoBanners />
      </Box>
      {categories && categories.length > 0 && (
        <Section title="Shop by category" lead="Find the kind of training you are after.">
          <CategoryGrid categories={categories} />
        </Section>
      )}
      {lists && lists.more.length > 0 && (
        <Section title="Ready for pick-up" lead="More products that you can buy today.">
          <ProductCarousel products={lists.more} />
        </Section>
      )}
      {lists && lists.advertised.length > 0 && <AdvertisedRow products={lists.advertised} />}
    </>
  );
}
