import {
  type AttributeName,
  attributes,
  isAttributeName,
} from '@fitness-zone/contract/catalog/attributes.ts';
import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment, useId, useState } from 'react';
import type { AttributeFilter, FactFilters_FacetsFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { FactChange } from './factFilters.ts';
import { FactFields } from './fields/FactFields.tsx';

graphql(`
  fragment FactFilters_facets on ProductFacets {
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
`);

type Props = {
  /** undefined until known */
  facets: FragmentType<FactFilters_FacetsFragment> | undefined;
  chosen: readonly AttributeFilter[];
  /** @param options `replace` during typing */
  onChange: (name: AttributeName, change: FactChange, options?: { replace: boolean }) => void;
};

/** Number of facts shown before "show all". */
const fewFacts = 8;

/** Filters by the facts that the list's products state, one line per fact that opens its fields. */
export function FactFilters({ facets, chosen, onChange }: Props) {
  const counted = unmask<FactFilters_FacetsFragment>(facets)?.attributes;
  const [opened, open] = useState<string | null>(null);
  const [showsAll, showAll] = useState(false);
  const id = useId();
  const all = [...new Set([...(counted ?? []), ...chosen].map(({ name }) => name))].filter(
    isAttributeName,
  );
  const filterBy = (name: string) => chosen.find((one) => one.name === name);
  const names = all.filter((name, index) => showsAll || index < fewFacts || filterBy(name));
  if (counted && all.length === 0) {
    return <Box sx={{ typography: 'body2' }}>No listing here states details to choose from.</Box>;
  }
  return (
    <Box sx={{ display: 'grid' }}>
      {names.map((name) => {
        const fact = filterBy(name);
        const isOpen = name === opened;
        return (
          <Fragment key={name}>
            <Button
              color={fact ? 'primary' : 'inherit'}
              aria-expanded={isOpen}
              {...(isOpen && { 'aria-controls': id })}
              endIcon={<Icon path={isOpen ? mdiChevronUp : mdiChevronDown} size={18} />}
              onClick={() => open(isOpen ? null : name)}
              sx={{ justifyContent: 'space-between', minHeight: { xs: 44, md: 36 } }}
            >
              {attributes[name].label}
              {fact && ` (${fact.values?.length ?? 1})`}
            </Button>
            {isOpen && (
              <Box id={id} role="group" aria-label={attributes[name].label} sx={{ px: 1, pb: 1 }}>
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
      {all.length > names.length && (
        <Button onClick={() => showAll(true)} sx={{ justifySelf: 'start' }}>
          All {all.length} details
        </Button>
      )}
    </Box>
  );
}
