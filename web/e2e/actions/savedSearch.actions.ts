import type { MutationName } from '@fitness-zone/testkit/api/mutation-name.ts';
import { followLink } from '../support/screens.ts';
import { categoryPage, press, pressAndConfirm, type UserAction } from './userAction.ts';

const savedSearches = '/pages/saved-searches';

/** The category of the saved search. */
type SearchedFor = { id: string; title: string };

/** The screens opened before saving a search. */
export const savingScreens = ({ id }: SearchedFor): string[] => [
  savedSearches,
  categoryPage(id),
  '/pages',
];

/** The mutations of the stories in `savedSearches.proof.ts`. */
export const alertStories: MutationName[] = ['stopAlertMails'];

export const savedSearchActions: UserAction<SearchedFor>[] = [
  {
    what: 'saves a search',
    sends: ['saveSearch'],
    shows: ({ id }) => [savedSearches, categoryPage(id)],
    async perform(page, { id }) {
      await followLink(page, categoryPage(id));
      await press(page, 'Save this search');
      await press(page, 'Save search');
      await page.getByRole('link', { name: 'Search saved' }).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    what: 'pauses a saved search',
    sends: ['updateSavedSearch'],
    shows: () => [savedSearches],
    async perform(page, { title }) {
      await followLink(page, savedSearches);
      await press(page, `Pause ${title}`);
      await page.getByRole('button', { name: `Resume ${title}` }).waitFor();
    },
  },
  {
    what: 'deletes a saved search',
    sends: ['deleteSavedSearch'],
    shows: ({ id }) => [savedSearches, categoryPage(id)],
    async perform(page, { title }) {
      await followLink(page, savedSearches);
      const row = page.getByRole('article', { name: title });
      await pressAndConfirm(page, { name: `Delete ${title}`, confirm: 'Delete search' }, row);
    },
  },
];
