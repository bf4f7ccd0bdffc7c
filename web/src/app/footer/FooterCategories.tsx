import type { FooterCategories_CategoryFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { FooterLink, FooterLinks } from './FooterLinks.tsx';

graphql(`
  fragment FooterCategories_category on Category {
    title
  }
`);

type Props = { categories: FragmentType<FooterCategories_CategoryFragment>[] };

export function FooterCategories({ categories }: Props) {
  return (
    <FooterLinks title="Categories" columns={2}>
      {unmask<FooterCategories_CategoryFragment>(categories).map(({ id, title }) => (
        <FooterLink key={id} to={paths.category(id)}>
          {title}
        </FooterLink>
      ))}
    </FooterLinks>
  );
}
