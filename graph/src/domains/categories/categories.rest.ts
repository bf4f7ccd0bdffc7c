import type { Reading } from '../../rest/read-route.ts';

export const categoryReadings: Reading[] = [
  {
    url: '/category/:id',
    summary: 'One category with its available products, newest first',
    visitors: true,
    operation: '{ category { ...Category } }',
  },
];

export const categoryFields = `
  fragment Category on Category {
    id title body image attributes { ...Attribute } products @page { ...Product }
  }
  fragment Attribute on Attribute {
    name label type unit @or min @or max @or maxLength @or whole choices hint filters compares
  }
`;
