import {
  mdiAccountKeyOutline,
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiCreditCardOutline,
  mdiDatabaseOutline,
  mdiEmailOutline,
  mdiImageOutline,
  mdiMagnify,
  mdiSync,
  mdiTimerSandEmpty,
} from '@mdi/js';
import type { Dependency, DependencyState, HealthQuery } from '../../generated/graphql.ts';

export type Health = HealthQuery['adminHealth'];
type Dependencies = Pick<Health['dependencies'][number], 'name' | 'state'>[];

/** In the order in which they are shown. */
export const dependencyLabels: Record<Dependency, string> = {
  DATABASE: 'Database',
  IDENTITY: 'Sign-in',
  CARDS: 'Cards',
  IMAGES: 'Photos',
  MAIL: 'Mail',
  EVENTS: 'Live changes',
  SEARCH: 'Search',
};

export const dependencyIcons: Record<Dependency, string> = {
  DATABASE: mdiDatabaseOutline,
  IDENTITY: mdiAccountKeyOutline,
  CARDS: mdiCreditCardOutline,
  IMAGES: mdiImageOutline,
  MAIL: mdiEmailOutline,
  EVENTS: mdiSync,
  SEARCH: mdiMagnify,
};

/** A state's label and icon, so that it isn't shown by colour only. */
export const stateLabels: Record<DependencyState, { label: string; icon: string }> = {
  UP: { label: 'Up', icon: mdiCheckCircleOutline },
  SLOW: { label: 'Slow', icon: mdiTimerSandEmpty },
  DOWN: { label: 'Down', icon: mdiAlertCircleOutline },
};

/** All services in a sentence. */
export function summaryOf(dependencies: Dependencies): string {
  const named = (wanted: DependencyState) =>
    dependencies.filter(({ state }) => state === wanted).map(({ name }) => dependencyLabels[name]);
  const [down, slow] = [named('DOWN'), named('SLOW')];
  if (down.length > 0) return `Down: ${down.join(', ')}`;
  return slow.length > 0 ? `Slow: ${slow.join(', ')}` : 'All services are up';
}

/** Formats megabytes: "12.3 GB". */
export const diskSize = (megabytes: number): string =>
  megabytes < 1_000
    ? `${megabytes} MB`
    : `${(megabytes / 1_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} GB`;
