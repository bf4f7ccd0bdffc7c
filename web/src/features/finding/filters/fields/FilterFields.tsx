import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { useFilterChoicesQuery } from '../../../../generated/filters.ts';
import type {
  FilterChoicesQuery,
  FilterFields_ProductsFragment,
  ProductFilter,
} from '../../../../generated/graphql.ts';
import { graphql, unmask } from '../../../../lib/graphql.ts';
import { conditionLabels } from '../../../product/condition/condition.ts';
import { FactFilters } from '../FactFilters.tsx';
import { changedFacts } from '../factFilters.ts';
import type { ChipName } from '../filterChips.ts';
import { type FilterRestriction, inCategories, toggled } from '../filterRestrictions.ts';
import { listVariables, useShownProducts } from '../useShownProducts.ts';
import { withoutPhrase } from '../withoutPhrase.ts';
import { CategoryChoice } from './CategoryChoice.tsx';
import { FilterCheckbox } from './FilterCheckbox.tsx';
import { NearFields } from './NearFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { RemovableParts } from './RemovableParts.tsx';
import { YearsSelect } from './YearsSelect.tsx';

graphql(`
  query FilterChoices($filter: ProductFilter, $sort: ProductSort) {
    products(filter: $filter, sort: $sort) {
      facets {
        conditions {
          condition
          count
        }
        ...CategoryChoice_facets
        ...FactFilters_facets
      }
    }
  }
`);

graphql(`
  fragment FilterFields_products on ProductConnection {
    textPrice {
      phrase
      min {
        amount
      }
      max {
        amount
      }
    }
  }
`);

const conditions = Object.keys(conditionLabels) as (keyof typeof conditionLabels)[];

type Props = {
  chip: ChipName;
  /** the active restrictions of the chip */
  chosen: readonly FilterRestriction[];
};

/** The fields of a chip. */
export function FilterFields({ chip, chosen }: Props) {
  const list = useShownProducts();
  const { filter, changeFilter } = list.address;
  switch (chip) {
    case 'price':
      return <Price list={list} />;
    case 'near':
      return <Near list={list} chosen={chosen} />;
    case 'condition':
      return (
        <Choices list={list}>
          {(facets) =>
            conditions.map((condition) => (
              <FilterCheckbox
                key={condition}
                text={conditionLabels[condition]}
                count={facets?.conditions.find((one) => one.condition === condition)?.count}
                checked={filter.conditions?.includes(condition) ?? false}
                onChange={() =>
                  changeFilter((now) => ({ conditions: toggled(now.conditions, condition) }))
                }
              />
            ))
          }
        </Choices>
      );
    case 'details':
      return (
        <>
          <RemovableParts
            parts={chosen.filter(({ phrase }) => phrase !== undefined)}
            onRemove={changeFilter}
          />
          <Choices list={list}>
            {(facets) => (
              <FactFilters
                facets={facets}
                chosen={filter.attributes ?? []}
                onChange={(name, change, options) =>
                  changeFilter(
                    (now) => ({ attributes: changedFacts(now.attributes, name, change) }),
                    options,
                  )
                }
              />
            )}
          </Choices>
        </>
      );
    case 'category':
      return (
        <Choices list={list}>
          {(facets) => (
            <CategoryChoice
              categories={list.known && 'categories' in list.known ? list.known.categories : []}
              facets={facets}
              chosen={filter.categoryIds ?? []}
              onToggle={(id) =>
                changeFilter(({ categoryIds }) => inCategories(toggled(categoryIds, id)))
              }
            />
          )}
        </Choices>
      );
    case 'more':
      return <More filter={filter} changeFilter={changeFilter} />;
    case 'text':
      return null;
  }
}

type List = ReturnType<typeof useShownProducts>;

type Facets = NonNullable<FilterChoicesQuery['products']['facets']>;

type ChoicesProps = {
  list: List;
  /** @param facets the previous ones while the list changes; undefined until known */
  children: (facets: Facets | undefined) => ReactNode;
};

/** Loads the choices of a list, with the number of products for each. */
function Choices({ list: { asked, address }, children }: ChoicesProps) {
  const { data, previousData, error, loading, refetch } = useFilterChoicesQuery({
    variables: listVariables({ filter: asked, sort: address.sort }),
  });
  const shown = data ?? (error ? undefined : previousData);
  return (
    <>
      {loading && !shown && <LinearProgress aria-label="Loading the choices" sx={{ mb: 1 }} />}
      {(error || shown?.products.facets === null) && <Uncounted onRetry={() => void refetch()} />}
      {children(shown?.products.facets ?? undefined)}
    </>
  );
}

function Uncounted({ onRetry }: { onRetry: () => void }) {
  return (
    <Box role="status" sx={{ typography: 'body2', mb: 1 }}>
      Filter counts are temporarily unavailable.{' '}
      <Button size="small" onClick={onRetry}>
        Retry
      </Button>
    </Box>
  );
}

/** Price fields, filled with a price that the text states. */
function Price({ list: { address, data, isPending } }: { list: List }) {
  const { filter, changeFilter } = address;
  const stated = isPending
    ? null
    : unmask<FilterFields_ProductsFragment>(data?.products)?.textPrice;
  const shown =
    stated && filter.minPrice == null && filter.maxPrice == null
      ? { minPrice: stated.min?.amount ?? null, maxPrice: stated.max?.amount ?? null }
      : filter;
  return (
    <PriceFields
      filter={shown}
      onChange={(prices) =>
        changeFilter((now) => ({ ...prices, ...taking(now, stated?.phrase) }), { replace: true })
      }
    />
  );
}

function Near({ list: { address, near: found }, chosen }: { list: List } & Pick<Props, 'chosen'>) {
  const { filter, changeFilter } = address;
  return (
    <>
      <NearFields
        near={filter.near ?? null}
        found={found}
        onChange={(near) => changeFilter((now) => ({ near, ...taking(now, found?.phrase) }))}
      />
      <RemovableParts
        parts={chosen.filter(({ kind }) => kind === 'town')}
        onRemove={changeFilter}
      />
    </>
  );
}

/** The text without a phrase that a field takes over. */
const taking = ({ text }: ProductFilter, phrase: string | null | undefined) =>
  text && phrase ? { text: withoutPhrase(text, phrase) } : {};

function More({ filter, changeFilter }: Pick<List['address'], 'filter' | 'changeFilter'>) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="label" sx={{ display: 'grid', gap: 0.75, typography: 'subtitle2' }}>
        Years of use
        <YearsSelect
          years={filter.maxYearsOfUse ?? null}
          onChange={(maxYearsOfUse) => changeFilter({ maxYearsOfUse })}
        />
      </Box>
      <FilterCheckbox
        text="Verified sellers only"
        checked={filter.verifiedSeller ?? false}
        onChange={() => changeFilter((now) => ({ verifiedSeller: !now.verifiedSeller }))}
      />
    </Box>
  );
}
