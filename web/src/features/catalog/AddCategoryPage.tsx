import { PageTitle } from '../../ui/PageTitle.tsx';

/** Where an admin adds a category. */
export function AddCategoryPage() {
  return <PageTitle title="Add Category" />;
}
