import type { Stock } from '../../../generated/graphql.ts';
import { EditNotice } from './EditNotice.tsx';

const ends: Partial<Record<Stock, string>> = {
  SOLD: 'This product was sold while you were editing it.',
  SOLD_ELSEWHERE: 'This product was marked as sold elsewhere while you were editing it.',
  HIDDEN: 'This product was hidden by an admin while you were editing it.',
  REMOVED: 'This product was removed from sale while you were editing it.',
};

const pauses: Partial<Record<Stock, string>> = {
  PAUSED: 'This product was paused while you were editing it. You can go on.',
  AVAILABLE: 'This product is for sale again. You can go on.',
};

/** Tells the seller that the product was sold, paused or removed during the edit. */
export function StockChanged({ now }: { now: Stock }) {
  const end = ends[now];
  if (!end) return <EditNotice severity="info">{pauses[now]}</EditNotice>;
  return (
    <EditNotice severity="error">
      {end} Your changes can’t be saved. You can still copy what you typed until you leave this
      page.
    </EditNotice>
  );
}
