import { countText } from '../../lib/countText.ts';
import { offlineMutations } from './offlineMutations.ts';
import type { Waiting } from './outboxStore.ts';

/** Says which actions were deleted before they could be sent. */
export function unsentText(unsent: readonly Pick<Waiting, 'name'>[]): string {
  const names = new Set(unsent.map(({ name }) => offlineMutations[name]?.text ?? name));
  return `${countText(unsent.length, 'action that waited wasn’t', 'actions that waited weren’t')} sent: ${[...names].join(', ')}.`;
}
