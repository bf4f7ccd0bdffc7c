import { type FragmentType, graphql, unmask } from '../../generated/index.ts';
import { paths } from '../../lib/paths.ts';
import { FooterLink, FooterLinks } from './FooterLinks.tsx';

const FooterCategories_category = graphql(`
  fragment FooterCategories_category on Category {
    id
    title
  }
`);

type Props = { categories: FragmentType<typeof FooterCategories_category>[] };

/** A link to each category. */
export function FooterCategories({ categories }: Props) {
  return (
    <FooterLinks title="Categories" columns={2}>
      {unmask(FooterCategories_category, categories).map(({ id, title }) => (
        <FooterLink key={id} to={paths.category(id)}>
          {title}
        </FooterLink>
      ))}
    </FooterLinks>
  );
}
