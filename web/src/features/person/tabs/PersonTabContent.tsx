import { lazyChunk } from '../../../lib/chunks/lazyChunk.tsx';
import { PersonNumbers } from './PersonNumbers.tsx';
import type { PersonTab } from './personTabs.ts';

/** Throws to the page's error boundary. */
function Unloaded({ error }: { error: unknown }): never {
  throw error;
}

const PersonProducts = lazyChunk(
  async () => (await import('./PersonProducts.tsx')).PersonProducts,
  Unloaded,
);
const PersonPayments = lazyChunk(
  async () => (await import('./PersonPayments.tsx')).PersonPayments,
  Unloaded,
);
const PersonReports = lazyChunk(
  async () => (await import('./PersonReports.tsx')).PersonReports,
  Unloaded,
);
const PersonSignIns = lazyChunk(
  async () => (await import('./PersonSignIns.tsx')).PersonSignIns,
  Unloaded,
);
const PersonActs = lazyChunk(async () => (await import('./PersonActs.tsx')).PersonActs, Unloaded);

/** A tab of a person's page, loaded and fetched when opened. */
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
