import {
  type ProductAttribute,
  readAttributes,
} from '@fitness-zone/contract/catalog/attribute-values.ts';
import {
  type AttributeName,
  attributes,
  isAttributeName,
} from '@fitness-zone/contract/catalog/attributes.ts';
import { attributesOf } from '@fitness-zone/contract/catalog/category-attributes.ts';
import { writeNumber } from '@fitness-zone/contract/inputs/typed-number.ts';
import { InvalidInput } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { Attribute, ProductAttributeInput } from '../../../generated/graphql.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { refusalOf } from '../../../shared/refusals/valid-input.ts';
import type { CategoryRecord } from '../category.model.ts';

type Described = Pick<CategoryRecord, 'title' | 'attributeNames'>;

const describeAttribute = (name: AttributeName): Attribute => ({
  name,
  ...attributes[name],
  choices: [...attributes[name].choices],
});

export const categoryAttributes = (category: Described): Attribute[] =>
  attributesOf(category).map(describeAttribute);

export const shownAttributes = ({
  attributes: own,
}: {
  attributes?: readonly ProductAttribute[] | null | undefined;
}) =>
  (own ?? []).flatMap(({ name, value }) => {
    if (!isAttributeName(name)) return [];
    const { label, type, unit, compares } = attributes[name];
    const number = typeof value === 'number' ? value : null;
    return [
      {
        name,
        label,
        type,
        value: number === null ? String(value) : writeNumber(number),
        number,
        unit,
        compares,
      },
    ];
  });

/**
 * The attributes of a product in a category.
 * @param given null to keep the known ones
 * @returns those to keep, and the known ones that don't apply to the category
 * @throws Refusal `invalid`, naming each attribute that the category lacks, and each invalid value
 */
export function attributesFor(
  category: Described,
  given: readonly ProductAttributeInput[] | null | undefined,
  known: readonly ProductAttribute[] = [],
): { kept: ProductAttribute[]; dropped: ProductAttribute[] } {
  const names = attributesOf(category);
  const dropped = known.filter(({ name }) => !names.includes(name));
  if (!given) return { kept: known.filter(({ name }) => names.includes(name)), dropped };
  try {
    return { kept: readAttributes(given, { title: category.title, names }), dropped };
  } catch (error) {
    throw error instanceof InvalidInput ? refusalOf(error) : error;
  }
}

/** The end of an edit's message, with the dropped attributes. Empty if none was dropped. */
export const droppedSentence = (
  dropped: readonly ProductAttribute[],
  { title }: Pick<CategoryRecord, 'title'>,
): string => {
  if (dropped.length === 0) return '';
  const labels = dropped.map(({ name }) => attributes[name].label);
  const list = new Intl.ListFormat('en').format(labels);
  return `. ${title} don’t take: ${list}. ${dropped.length === 1 ? 'It was' : 'They were'} left out.`;
};

/**
 * The attributes that an admin chose for a category.
 * @throws Refusal `invalid`, with the names of unknown ones
 */
export function chosenAttributes(given: readonly string[]): AttributeName[] {
  const names = [...new Set(given)];
  const unknown = names.filter((name) => !isAttributeName(name));
  if (unknown.length > 0) {
    const all = Object.keys(attributes).join(', ');
    const message = `There is no attribute “${unknown.join('”, “')}”. Choose from ${all}.`;
    throw new Refusal('invalid', message, { field: 'attributeNames' });
  }
  return names.filter(isAttributeName);
}
