import type { Reading } from '../../rest/read-route.ts';

export const priceGuideReadings: Reading[] = [
  {
    url: '/priceGuide',
    summary:
      'What similar products sell for; calculated once a day, from eight prices of three sellers on',
    visitors: true,
    operation: '{ priceGuide { ...PriceGuide } }',
  },
];

export const priceGuideFields = `fragment PriceGuide on PriceGuide {
  low typical high low @flat { currency } priceCount source equipment condition brand
  calculatedAt: calculatedOn
}`;
