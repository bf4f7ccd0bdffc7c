import { PageTitle } from '../../ui/PageTitle.tsx';

/** The shop's front window. */
export function HomePage() {
  return <PageTitle title="Home" />;
}
