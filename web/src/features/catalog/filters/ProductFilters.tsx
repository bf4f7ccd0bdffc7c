import Box from '@mui/material/Box';
import type { ProductFilters_ProductsFragment } from '../../../generated/graphql.ts';
import { graphql, unmask } from '../../../lib/graphql.ts';
import { conditionLabels } from '../condition/condition.ts';
import { FactFilters } from './FactFilters.tsx';
import { changedFacts } from './factFilters.ts';
import { CategoryChoice } from './fields/CategoryChoice.tsx';
import { FilterCheckbox } from './fields/FilterCheckbox.tsx';
import { FilterSection } from './fields/FilterSection.tsx';
import { NearFields } from './fields/NearFields.tsx';
import { PriceFields } from './fields/PriceFields.tsx';
import { TownChoice } from './fields/TownChoice.tsx';
import { YearsSelect } from './fields/YearsSelect.tsx';
import { inCategories, toggled } from './filterRestrictions.ts';
import { useShownProducts } from './useShownProducts.ts';
import { withoutPhrase } from './withoutPhrase.ts';

graphql(`
  fragment ProductFilters_products on ProductConnection {
    facets {
      conditions {
        condition
        count
      }
    }
  }
`);

const conditions = Object.keys(conditionLabels) as (keyof typeof conditionLabels)[];

/** One below the other in the sheet of a phone, side by side in the panel above a list. */
const layout = {
  display: { xs: 'grid', md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 2.5,
  rowGap: { xs: 3, md: 1.5 },
} as const;

/** The filter fields of the shown list, with the number of products of each choice. */
export function ProductFilters() {
  const { address, data, near: found } = useShownProducts();
  const { filter, changeFilter } = address;
  const facets = unmask<ProductFilters_ProductsFragment>(data?.products)?.facets;
  const countOf = (condition: string) =>
    facets?.conditions.find((one) => one.condition === condition)?.count;
  return (
    <Box sx={layout}>
      <FilterSection title="Condition">
        <Box sx={{ display: { md: 'flex' }, columnGap: 1.5 }}>
          {conditions.map((condition) => (
            <FilterCheckbox
              key={condition}
              text={conditionLabels[condition]}
              count={countOf(condition)}
              checked={filter.conditions?.includes(condition) ?? false}
              onChange={() =>
                changeFilter((now) => ({ conditions: toggled(now.conditions, condition) }))
              }
            />
          ))}
        </Box>
      </FilterSection>
      <FilterSection title="Price" width={184}>
        <PriceFields
          filter={filter}
          onChange={(prices) => changeFilter(prices, { replace: true })}
        />
      </FilterSection>
      <FilterSection title="Years of use" width={132}>
        <YearsSelect
          years={filter.maxYearsOfUse ?? null}
          onChange={(maxYearsOfUse) => changeFilter({ maxYearsOfUse })}
        />
      </FilterSection>
      <FilterSection title="Seller">
        <FilterCheckbox
          text="Verified sellers only"
          checked={filter.verifiedSeller ?? false}
          onChange={() => changeFilter((now) => ({ verifiedSeller: !now.verifiedSeller }))}
        />
      </FilterSection>
      <FilterSection title="Near" width={350}>
        <NearFields
          near={filter.near ?? null}
          found={found}
          onChange={(near) =>
            changeFilter((now) => ({
              near,
              // The fields take over the text's conditions.
              ...(now.text && found?.phrase && { text: withoutPhrase(now.text, found.phrase) }),
            }))
          }
        />
      </FilterSection>
      <TownChoice
        products={data?.products}
        chosen={filter.towns ?? []}
        onToggle={(town) => changeFilter(({ towns }) => ({ towns: toggled(towns, town) }))}
      />
      <FactFilters
        products={data?.products}
        chosen={filter.attributes ?? []}
        onChange={(name, change, options) =>
          changeFilter(
            (now) => ({ attributes: changedFacts(now.attributes, name, change) }),
            options,
          )
        }
      />
      {address.categoryId === undefined && (
        <CategoryChoice
          {...(data && 'categories' in data && data)}
          chosen={filter.categoryIds ?? []}
          onToggle={(id) =>
            changeFilter(({ categoryIds }) => inCategories(toggled(categoryIds, id)))
          }
        />
      )}
    </Box>
  );
}
