import type { PaidProduct_PaymentFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { CellText } from '../../../ui/table/CellText.tsx';

graphql(`
  fragment PaidProduct_payment on Payment {
    id
    productName
    product {
      id
      inStock
    }
  }
`);

type Props = { payment: FragmentType<PaidProduct_PaymentFragment> };

/** The product's name at the time of the payment; a link while it has a page. */
export function PaidProductName({ payment }: Props) {
  const { product, productName } = unmask<PaidProduct_PaymentFragment>(payment);
  const hasPage = product && product.inStock !== 'REMOVED';
  return hasPage ? (
    <TextLink to={paths.product(product.id)} color="textPrimary">
      <CellText>{productName}</CellText>
    </TextLink>
  ) : (
    <CellText>{productName}</CellText>
  );
}
