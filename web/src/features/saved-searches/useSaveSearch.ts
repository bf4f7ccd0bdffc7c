import { useRef } from 'react';
import type { ProductFilter } from '../../generated/graphql.ts';
import { useMySavedSearchesQuery } from '../../generated/saved-searches.ts';
import { graphql } from '../../lib/graphql.ts';
import { useLazyFormOverlay } from '../../ui/form/useFormOverlay.ts';
import { useSession } from '../session/session.ts';
import { useWantedAct } from '../session/wantedAct.ts';
import { saveSearchLabel } from './saveSearchLabel.ts';

graphql(`
  query MySavedSearches {
    mySavedSearches {
      name
      path
    }
  }
`);

/** A search to save. */
export type SearchToSave = {
  filter: ProductFilter;
  proposedName: string;
  /** whether a saved search's address leads to this search */
  isAt: (path: string) => boolean;
};

/**
 * Whether the shown search is saved, and its dialog. Visitors return to it after signing in.
 * @param search null if there is nothing to save
 */
export function useSaveSearch(search: SearchToSave | null) {
  const { user } = useSession();
  const { data, error } = useMySavedSearchesQuery({ skip: !user || !search });
  const isSaved = Boolean(data?.mySavedSearches.some(({ path }) => search?.isAt(path)));
  const { open, overlay } = useLazyFormOverlay(saveSearchLabel);
  const button = useRef<HTMLDivElement>(null);
  const canOpen = search && user && (data || error);
  useWantedAct('saveSearch', canOpen ? () => isSaved || open() : null);
  return { search, saved: data?.mySavedSearches ?? [], isSaved, open, overlay, button };
}

export type SaveSearch = ReturnType<typeof useSaveSearch>;
