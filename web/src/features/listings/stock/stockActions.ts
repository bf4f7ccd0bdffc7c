import {
  mdiHandshakeOutline,
  mdiPauseCircleOutline,
  mdiPlayCircleOutline,
  mdiTagArrowUpOutline,
} from '@mdi/js';
import {
  useMarkSoldElsewhereMutation,
  usePauseProductMutation,
  useRelistProductMutation,
  useResumeProductMutation,
} from '../../../generated/listings.ts';

/** A seller's stock changes, with their effects for buyers. */
export const stockActions = [
  {
    can: 'viewerCanResume',
    word: 'Resume',
    icon: mdiPlayCircleOutline,
    question: (name: string) => `Resume the sale of ${name}?`,
    effect:
      'Buyers can find it, book it and pay for it again. Anyone who has it on a list sees that it’s available.',
    closesOffers: false,
    useChange: () => useResumeProductMutation(),
  },
  {
    can: 'viewerCanRelist',
    word: 'Relist',
    icon: mdiTagArrowUpOutline,
    question: (name: string) => `Offer ${name} again?`,
    effect:
      'Buyers can find it, book it and pay for it again, at the same price. Anyone who has it on a list sees that it’s available.',
    closesOffers: false,
    useChange: () => useRelistProductMutation(),
  },
  {
    can: 'viewerCanPause',
    word: 'Pause',
    icon: mdiPauseCircleOutline,
    question: (name: string) => `Pause the sale of ${name}?`,
    effect:
      'Buyers can’t find, book or pay for it, and those who have it on a list see “Paused by the seller”. Open offers stay open, but you can’t accept one. You can resume the sale at any time.',
    closesOffers: false,
    useChange: () => usePauseProductMutation(),
  },
  {
    can: 'viewerCanMarkSoldElsewhere',
    word: 'Sold elsewhere',
    icon: mdiHandshakeOutline,
    question: (name: string) => `Was ${name} sold elsewhere?`,
    effect:
      'Buyers can no longer find it, and those who have it on a list see “Sold elsewhere”. It doesn’t count as a sale of this shop. If the sale falls through, you can relist it.',
    closesOffers: true,
    useChange: () => useMarkSoldElsewhereMutation(),
  },
] as const;

export type StockAction = (typeof stockActions)[number];
