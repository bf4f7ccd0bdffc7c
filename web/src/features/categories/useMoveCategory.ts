import { useState } from 'react';
import { useAdminMoveCategoryMutation } from '../../generated/categories.ts';

type Category = { id: string; title: string };

/** No toast on success: the category's new position is announced instead. */
const options = {
  toastMessage: (outcome: { ok: true } | { ok: false; refusal: { message: string } }) =>
    outcome.ok ? null : outcome.refusal.message,
};

/**
 * Moves categories by one place.
 * @param categories in their order
 * @returns a function that moves the category at an index up (-1) or down (1), and the new position of the last moved
 *   one
 */
export function useMoveCategory(categories: readonly Category[]) {
  const [announcement, setAnnouncement] = useState('');
  const [moveCategory] = useAdminMoveCategoryMutation(options);

  async function move(index: number, by: -1 | 1): Promise<void> {
    const category = categories[index];
    if (!category) return;
    const before = categories[by === -1 ? index - 1 : index + 2]?.id ?? null;
    const { ok } = await moveCategory({ variables: { id: category.id, before } });
    const place = index + by + 1;
    if (ok) setAnnouncement(`${category.title} is now number ${place} of ${categories.length}.`);
  }

  return { move, announcement };
}
