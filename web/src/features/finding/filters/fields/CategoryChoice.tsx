import type { CategoryChoice_FacetsFragment } from '../../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../../lib/graphql.ts';
import { FilterCheckbox } from './FilterCheckbox.tsx';

graphql(`
  fragment CategoryChoice_facets on ProductFacets {
    categories {
      category {
        id
      }
      count
    }
  }
`);

type Props = {
  /** empty until known */
  categories: readonly { id: string; title: string }[];
  /** number of products in each; undefined until known */
  facets: FragmentType<CategoryChoice_FacetsFragment> | undefined;
  chosen: readonly string[];
  onToggle: (id: string) => void;
};

/** The categories that filter a list. */
export function CategoryChoice({ categories, facets, chosen, onToggle }: Props) {
  const counted = unmask<CategoryChoice_FacetsFragment>(facets)?.categories;
  const countOf = (id: string) =>
    counted && (counted.find(({ category }) => category.id === id)?.count ?? 0);
  return categories.map(({ id, title }) => (
    <FilterCheckbox
      key={id}
      text={title}
      count={countOf(id)}
      checked={chosen.includes(id)}
      onChange={() => onToggle(id)}
    />
  ));
}
