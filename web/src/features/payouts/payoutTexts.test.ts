import { expect, test } from 'vitest';
import { sellerMoneyText } from './payoutTexts.ts';
import { feeTermsText, shareText } from './shareText.ts';

const none = { percent: 0, fixed: 0 };

test('a price says what the seller gets of it, and of which fee', () => {
  expect(shareText(135_00, { percent: 5, fixed: 0 }, 'usd')).toBe(
    'You get $128.25 of $135. The shop’s fee is 5%.',
  );
  expect(shareText(100_00, { percent: 2.5, fixed: 30 }, 'usd')).toBe(
    'You get $97.20 of $100. The shop’s fee is 2.5% + $0.30.',
  );
  expect(shareText(135_00, none, 'usd')).toBe('You get the full $135. The shop takes no fee.');
  expect(feeTermsText(none, 'usd')).toBeNull();
});

test('texts say how long money waits, and where the shop pays nobody out', () => {
  const terms = { isOn: true, delayDays: 1, fee: none };
  expect(sellerMoneyText(terms)).toContain('1 day after the hand-over is confirmed, we send it');
  expect(sellerMoneyText({ ...terms, delayDays: 0 })).toContain('When the hand-over is confirmed,');
  expect(sellerMoneyText({ ...terms, isOn: false })).toContain('doesn’t pay sellers out by itself');
});
