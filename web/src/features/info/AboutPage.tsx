import { PageTitle } from '../../ui/PageTitle.tsx';

/** Who the company is and how trading works. */
export function AboutPage() {
  return <PageTitle title="About us" />;
}
