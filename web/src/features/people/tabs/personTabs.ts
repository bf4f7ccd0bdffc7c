import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';

/** The tabs of a person's page by their names in the address, except the first, with their labels. */
export const personTabs = {
  products: 'Products',
  sales: 'Sales',
  purchases: 'Purchases',
  reports: 'Reports',
  'sign-ins': 'Sign-ins',
  acts: 'Admin acts',
} as const;

/** Null for the first tab. */
export type PersonTab = keyof typeof personTabs | null;

const isTab = (name: string): name is keyof typeof personTabs => Object.hasOwn(personTabs, name);

/** The address of a tab of a person's page. */
export const personTabPath = (id: string, tab: PersonTab): string =>
  tab ? `${paths.person(id)}?tab=${tab}` : paths.person(id);

/** The account and tab in the address; unknown tabs count as the first. */
export function usePersonTab(): { id: string; tab: PersonTab } {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const name = search.get('tab') ?? '';
  return { id, tab: isTab(name) ? name : null };
}
