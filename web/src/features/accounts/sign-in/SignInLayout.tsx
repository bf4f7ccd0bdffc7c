import type { ReactNode } from 'react';
import { PageMeta } from '../../../ui/page/PageMeta.tsx';
import { AccountLayout } from '../AccountLayout.tsx';
import { WantedProduct } from './WantedProduct.tsx';

type Props = {
  title: string;
  /** description for search engines and link previews */
  description: string;
  path: string;
  /** where else to go, under the title */
  lead: ReactNode;
  children: ReactNode;
};

/** The layout of signing in and of signing up, with the product whose page the visitor wanted to see. */
export function SignInLayout({ title, description, path, lead, children }: Props) {
  return (
    <AccountLayout
      title={title}
      lead={lead}
      wanted={
        <WantedProduct
          head={<PageMeta title={title} description={description} path={path} />}
          remedy={title}
        />
      }
    >
      {children}
    </AccountLayout>
  );
}
