import {
  type AttributeName,
  attributes,
  isAttributeName,
} from '@fitness-zone/contract/catalog/attributes.ts';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { AttributeValues } from './attributeValues.ts';
import type { ProductValues } from './productFields.ts';

/**
 * Removes values of attributes that the chosen category lacks, and restores them for a category that has them.
 * @param names the category's attributes; undefined until known
 * @returns the removed values, in words
 */
export function useFittingAttributes(
  title: string | undefined,
  names: readonly AttributeName[] | undefined,
): string | null {
  const { values, setFieldValue } = useFormikContext<ProductValues>();
  const parked = useRef<AttributeValues>({});
  const [dropped, setDropped] = useState<{ title: string; names: string[] } | null>(null);
  const given = values.attributes;
  useEffect(() => {
    if (!names || title === undefined) return;
    const fits = ([name]: [string, string]) => names.some((one) => one === name);
    const all = Object.entries({ ...parked.current, ...given });
    const [kept, others] = [all.filter(fits), all.filter((entry) => !fits(entry))];
    parked.current = Object.fromEntries(others);
    const misfits = Object.entries(given).filter((entry) => !fits(entry));
    if (kept.length === Object.keys(given).length && misfits.length === 0) return;
    void setFieldValue('attributes', Object.fromEntries(kept));
    const lost = others.flatMap(([name, value]) => (value.trim() === '' ? [] : [name]));
    setDropped(lost.length > 0 ? { title, names: lost } : null);
  }, [title, names, given, setFieldValue]);
  if (!dropped || dropped.title !== title) return null;
  const labels = dropped.names.map((name) =>
    isAttributeName(name) ? attributes[name].label : name,
  );
  const list = new Intl.ListFormat('en').format(labels);
  return `Left out, since ${title} don’t have ${labels.length === 1 ? 'it' : 'them'}: ${list}.`;
}
