import { PersonActs } from './PersonActs.tsx';
import { PersonNumbers } from './PersonNumbers.tsx';
import { PersonPayments } from './PersonPayments.tsx';
import { PersonProducts } from './PersonProducts.tsx';
import { PersonReports } from './PersonReports.tsx';
import { PersonSignIns } from './PersonSignIns.tsx';
import type { PersonTab } from './personTabs.ts';

/** A tab of a person's page, fetched when opened. */
export function PersonTabContent({ id, tab }: { id: string; tab: PersonTab }) {
  switch (tab) {
    case null:
      return <PersonNumbers id={id} />;
    case 'products':
      return <PersonProducts id={id} />;
    case 'sales':
      return <PersonPayments key={tab} id={id} side="seller" />;
    case 'purchases':
      return <PersonPayments key={tab} id={id} side="buyer" />;
    case 'reports':
      return <PersonReports id={id} />;
    case 'sign-ins':
      return <PersonSignIns id={id} />;
    case 'acts':
      return <PersonActs id={id} />;
  }
}
