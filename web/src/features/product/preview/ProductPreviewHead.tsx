import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import type { ProductPreviewHead_ProductFragment, Stock } from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { useStructuredData } from '../../../lib/rendered/renderedPage.ts';
import { truncate } from '../../../lib/text.ts';
import { PageMeta } from '../../../ui/page/PageMeta.tsx';
import { useBreadcrumbData } from '../../../ui/page/useBreadcrumbData.ts';

graphql(`
  fragment ProductPreviewHead_product on Product {
    productName
    body
    inStock
    image {
      url
    }
    images {
      image {
        url
      }
    }
    resalePrice {
      amount
    }
  }
`);

const descriptionLength = 160;

/** https://schema.org/ItemAvailability */
const availability: Record<Stock, string> = {
  AVAILABLE: 'InStock',
  PAUSED: 'OutOfStock',
  SOLD: 'SoldOut',
  SOLD_ELSEWHERE: 'SoldOut',
  HIDDEN: 'Discontinued',
  REMOVED: 'Discontinued',
};

type Props = { product: FragmentType<ProductPreviewHead_ProductFragment> };

/** Title, link preview and structured data of a product that a visitor has to sign in for. */
export function ProductPreviewHead(props: Props) {
  const product = unmask<ProductPreviewHead_ProductFragment>(props.product);
  const { id, productName, body, image } = product;
  useProductData(product);
  useBreadcrumbData([{ text: 'PAGES', to: paths.pages }], productName);
  return (
    <PageMeta
      title={productName}
      description={truncate(body, descriptionLength)}
      path={paths.product(id)}
      picture={image.url}
    />
  );
}

/** Describes the offer to search engines (https://schema.org/Product, https://schema.org/Offer). */
function useProductData(product: ProductPreviewHead_ProductFragment): void {
  const { publicUrl, currency } = useConfig();
  const { id, productName, body, images, inStock, resalePrice } = product;
  useStructuredData(() => ({
    '@type': 'Product',
    name: productName,
    description: body,
    image: images.map(({ image }) => new URL(image.url, publicUrl).href),
    offers: {
      '@type': 'Offer',
      url: new URL(paths.product(id), publicUrl).href,
      price: toMajor(resalePrice.amount, currency),
      priceCurrency: currency.toUpperCase(),
      availability: `https://schema.org/${availability[inStock]}`,
      itemCondition: 'https://schema.org/UsedCondition',
    },
  }));
}
