import { PageTabs } from '../../../ui/page/PageTabs.tsx';
import { type PersonTab, personTabPath, personTabs } from './personTabs.ts';

type Props = { id: string; shows: PersonTab };

const tabs: [PersonTab, string][] = [
  [null, 'Overview'],
  ...(Object.entries(personTabs) as [keyof typeof personTabs, string][]),
];

/** The tabs of a person's page. */
export const PersonTabs = ({ id, shows }: Props) => (
  <PageTabs
    tabs={tabs.map(([tab, text]) => ({ text, to: personTabPath(id, tab), isShown: tab === shows }))}
  />
);
