import {
  mdiAccountKeyOutline,
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiCreditCardOutline,
  mdiDatabaseOutline,
  mdiEmailOutline,
  mdiImageOutline,
  mdiSync,
  mdiTimerSandEmpty,
} from '@mdi/js';
import type { HealthQuery, PartState, ShopPart } from '../../generated/graphql.ts';

/** How the shop is. */
export type Health = HealthQuery['adminHealth'];
type Parts = Pick<Health['parts'][number], 'part' | 'state'>[];

/** What each part is called, in the order in which they are shown. */
export const partLabels: Record<ShopPart, string> = {
  DATABASE: 'Database',
  IDENTITY: 'Sign-in',
  CARDS: 'Cards',
  IMAGES: 'Photos',
  MAIL: 'Mail',
  EVENTS: 'Live changes',
};

export const partIcons: Record<ShopPart, string> = {
  DATABASE: mdiDatabaseOutline,
  IDENTITY: mdiAccountKeyOutline,
  CARDS: mdiCreditCardOutline,
  IMAGES: mdiImageOutline,
  MAIL: mdiEmailOutline,
  EVENTS: mdiSync,
};

/** A state by its label and sign, not by its colour alone. */
export const stateLabels: Record<PartState, { label: string; icon: string }> = {
  UP: { label: 'Up', icon: mdiCheckCircleOutline },
  SLOW: { label: 'Slow', icon: mdiTimerSandEmpty },
  DOWN: { label: 'Down', icon: mdiAlertCircleOutline },
};

/** All parts in a sentence. */
export function summaryOf(parts: Parts): string {
  const named = (wanted: PartState) =>
    parts.filter(({ state }) => state === wanted).map(({ part }) => partLabels[part]);
  const [down, slow] = [named('DOWN'), named('SLOW')];
  if (down.length > 0) return `Down: ${down.join(', ')}`;
  return slow.length > 0 ? `Slow: ${slow.join(', ')}` : 'All parts are up';
}

/** Megabytes as people read them: "12.3 GB". */
export const diskSize = (megabytes: number): string =>
  megabytes < 1_000
    ? `${megabytes} MB`
    : `${(megabytes / 1_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} GB`;
