import {
  type AttributeName,
  attributes,
  isAttributeName,
} from '@fitness-zone/contract/catalog/attributes.ts';
import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment, useId, useState } from 'react';
import type { AttributeFilter, FactFilters_ProductsFragment } from '../../../generated/graphql.ts';
import { lazyChunk } from '../../../lib/chunks/lazyChunk.tsx';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { FactChange } from './factFilters.ts';

graphql(`
  fragment FactFilters_products on ProductConnection {
    facets {
      attributes {
        name
        count
        min
        max
        values {
          value
          count
        }
      }
    }
  }
`);

const FactFields = lazyChunk(async () => (await import('./fields/FactFields.tsx')).FactFields);

type Props = {
  products: FragmentType<FactFilters_ProductsFragment> | undefined;
  chosen: readonly AttributeFilter[];
  /** @param options with `replace` while somebody types */
  onChange: (name: AttributeName, change: FactChange, options?: { replace: boolean }) => void;
};

/** Number of facts shown before "show all". */
const fewFacts = 8;

/** Filters by the facts that the list's products state, each with a button that opens its fields. */
export function FactFilters({ products, chosen, onChange }: Props) {
  const counted = unmask<FactFilters_ProductsFragment>(products)?.facets?.attributes;
  const facets = counted ?? [];
  const [opened, open] = useState<string | null>(null);
  const [showsAll, showAll] = useState(false);
  const id = useId();
  const all = [...new Set([...facets, ...chosen].map(({ name }) => name))].filter(isAttributeName);
  const filterBy = (name: string) => chosen.find((one) => one.name === name);
  const names = all.filter((name, index) => showsAll || index < fewFacts || filterBy(name));
  if (all.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={`${id}title`} sx={{ flexBasis: { md: '100%' } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.75 }}>
        <Box id={`${id}title`} component="span" sx={{ typography: 'subtitle2' }}>
          Details
        </Box>
        {all.length > fewFacts && (
          <Button size="small" onClick={() => showAll(!showsAll)} sx={{ my: -0.5 }}>
            {showsAll ? 'Fewer details' : `All ${all.length} details`}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {names.map((name) => {
          const fact = filterBy(name);
          const isOpen = name === opened;
          return (
            <Fragment key={name}>
              <Button
                size="small"
                variant="outlined"
                color={fact ? 'primary' : 'inherit'}
                aria-expanded={isOpen}
                {...(isOpen && { 'aria-controls': id })}
                endIcon={<Icon path={isOpen ? mdiChevronUp : mdiChevronDown} size={18} />}
                onClick={() => open(isOpen ? null : name)}
                sx={{ ...button, ...(isOpen && { bgcolor: 'tint' }) }}
              >
                {attributes[name].label}
                {fact && ` (${fact.values?.length ?? 1})`}
              </Button>
              {isOpen && (
                <Box id={id} role="group" aria-label={attributes[name].label} sx={fields}>
                  <FactFields
                    name={name}
                    facet={counted && (counted.find((facet) => facet.name === name) ?? null)}
                    chosen={fact}
                    onChange={(change, options) => onChange(name, change, options)}
                  />
                </Box>
              )}
            </Fragment>
          );
        })}
      </Box>
    </Box>
  );
}

/** Lines of a phone's sheet, which open below themselves; side by side in the panel. */
const button = {
  minHeight: { xs: 44, md: 32 },
  flexBasis: { xs: '100%', md: 'auto' },
  justifyContent: { xs: 'space-between', md: 'center' },
} as const;

/** In the panel below all buttons. */
const fields = { flexBasis: '100%', order: { md: 1 }, mt: { md: 0.5 }, mb: { xs: 1, md: 0 } };
