import type { Units } from '@fitness-zone/contract/enums.ts';
import { SaveSearchInput } from '@fitness-zone/contract/generated/inputs.ts';
import type { ProductFilter } from '../../../generated/graphql.ts';
import { truncate } from '../../../lib/text.ts';
import { filterRestrictions } from './filterRestrictions.ts';

type Options = {
  /** ISO 4217 */
  currency: string;
  units: Units;
  categoryTitle: (id: string) => string | undefined;
  /** the list's place, after the look-up */
  near?: string | undefined;
};

/** `Portland, OR` becomes `Portland` if unambiguous. */
const shortPlace = (place: string) => place.split(',')[0] ?? place;

/** A name for a search, such as `treadmill near Portland, up to $500`. */
export function proposedName(filter: ProductFilter, { near: found, ...options }: Options): string {
  const { text, categoryIds, near, towns, ...others } = filter;
  const titles = (categoryIds ?? []).flatMap((id) => options.categoryTitle(id) ?? []);
  const category = titles.join(' or ');
  const what = text && category ? `${text} in ${category}` : (text ?? category) || 'Products';
  const where = near
    ? ` near ${shortPlace(found ?? near.place)}`
    : (towns ?? []).length > 0
      ? ` in ${towns?.map(shortPlace).join(' or ')}`
      : '';
  const rest = filterRestrictions(others, options).map(({ kind, name }) =>
    kind === 'fact' ? name : lowered(name),
  );
  const name = [`${what}${where}`, ...rest].join(', ');
  return truncate(name, (SaveSearchInput.name.maxLength ?? name.length) - 1);
}

const lowered = (name: string) => `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
