import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** The chips of the shown list, even if an open chip's fields cover them. */
export const filterBar = () =>
  within(screen.getByRole('toolbar', { name: 'Filters', hidden: true }));

/** The texts of the chips that remove a filter. */
export const chosenFilters = () =>
  filterBar()
    .queryAllByRole('button', { name: /^Remove filter/, hidden: true })
    .map(({ textContent }) => textContent?.replace('Remove filter: ', ''));

/** Opens a chip's fields; its choices may still be loading. */
export async function openChip(user: UserEvent, name: string | RegExp) {
  await user.click(filterBar().getByRole('button', { name }));
  const fields = within(await screen.findByRole('dialog'));
  return {
    ...fields,
    close: async () => {
      await user.click(fields.getByRole('button', { name: /^Show/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  };
}
