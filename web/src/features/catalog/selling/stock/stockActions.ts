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
} from '../../../../generated/catalog.ts';
import {
  markSoldElsewhereOptions,
  pauseProductOptions,
  relistProductOptions,
  resumeProductOptions,
} from '../stock.cache.ts';

/** What a seller can do with a product's stock, and what buyers will see of it. */
export const stockActions = [
  {
    can: 'viewerCanResume',
    word: 'Resume',
    icon: mdiPlayCircleOutline,
    question: (name: string) => `Resume the sale of ${name}?`,
    effect:
      'Buyers find it again, and can book it and pay for it. Whoever kept it on a list sees that it is available.',
    useChange: () => useResumeProductMutation(resumeProductOptions),
  },
  {
    can: 'viewerCanRelist',
    word: 'Relist',
    icon: mdiTagArrowUpOutline,
    question: (name: string) => `Offer ${name} again?`,
    effect:
      'Buyers find it again at its price, and can book it and pay for it. Whoever kept it on a list sees that it is available.',
    useChange: () => useRelistProductMutation(relistProductOptions),
  },
  {
    can: 'viewerCanPause',
    word: 'Pause',
    icon: mdiPauseCircleOutline,
    question: (name: string) => `Pause the sale of ${name}?`,
    effect:
      'Buyers do not find it, and nobody can book it or pay for it. Whoever has it on a list keeps it there and sees “Paused by the seller”. You can resume the sale at any time.',
    useChange: () => usePauseProductMutation(pauseProductOptions),
  },
  {
    can: 'viewerCanMarkSoldElsewhere',
    word: 'Sold elsewhere',
    icon: mdiHandshakeOutline,
    question: (name: string) => `Was ${name} sold elsewhere?`,
    effect:
      'Buyers do not find it any more. Whoever has it on a list sees “Sold elsewhere”. It is no sale of this shop. If it comes to nothing, you can relist it.',
    useChange: () => useMarkSoldElsewhereMutation(markSoldElsewhereOptions),
  },
] as const;

export type StockAction = (typeof stockActions)[number];
