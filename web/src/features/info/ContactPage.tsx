import { PageTitle } from '../../ui/PageTitle.tsx';

/** How to reach the company. */
export function ContactPage() {
  return <PageTitle title="Contact us" />;
}
