import type { Reading } from '../../rest/read-route.ts';

export const productReadings: Reading[] = [
  {
    url: '/product/:id',
    summary: 'One product',
    operation: '{ product { ...Product } }',
  },
];

export const productFields = `
  fragment Product on Product {
    id productName image images { url: image description } body
    originalPrice resalePrice previousPrice revision inStock hidden @flat { hiddenReason: reason }
    condition yearsOfUsedProduct attributes { ...ProductAttribute }
    sellerName @or(value: "") sellerEmail ...Listing
  }
  fragment Listing on Product {
    location place { ...Place } phone postedTime categoryId advertisement advertisedUntil reported
  }
  fragment ProductAttribute on ProductAttribute {
    name label type value number @or unit @or compares
  }
`;
