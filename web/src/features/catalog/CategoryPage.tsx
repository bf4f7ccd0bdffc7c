import { PageTitle } from '../../ui/PageTitle.tsx';

/** The products of one category that can be bought. */
export function CategoryPage() {
  return <PageTitle title="Category" />;
}
