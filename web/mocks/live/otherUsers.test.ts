import { expect, test } from 'vitest';
import { createMockShop } from '../mockShop.ts';
import { defaultSwitches } from '../switches.ts';
import { otherUsers } from './otherUsers.ts';

test.each([{ empty: false }, { empty: true }])(
  'other users do the same things each time, and there are always products for sale (empty: $empty)',
  async ({ empty }) => {
    const shops = [0, 1].map(() => createMockShop({ ...defaultSwitches, empty }));
    const [once = [], again] = await Promise.all(
      shops.map(async (shop) => {
        const { act } = otherUsers(shop, () => null);
        const done: string[] = [];
        while (done.length < 60) done.push(await act());
        return done;
      }),
    );
    expect(again).toEqual(once);
    for (const kind of [
      / posts /,
      / buys /,
      / joins$/,
      / is advertised$/,
      / is verified$/,
      / is deleted$/,
    ]) {
      expect(once.filter((what) => kind.test(what)).length, String(kind)).toBeGreaterThan(1);
    }
    const forSale = shops[0]?.records.products.filter(({ inStock }) => inStock === 'AVAILABLE');
    expect(forSale?.length).toBeGreaterThan(3);
  },
);

test('other users leave the products of the viewer alone', async () => {
  const shop = createMockShop(defaultSwitches);
  const viewer = shop.records.users.find(({ email }) => email === 'seller@fitness.zone') ?? null;
  const ownProducts = () => shop.records.products.filter(({ sellerId }) => sellerId === viewer?.id);
  const before = ownProducts().map(({ id, advertisement }) => ({ id, advertisement }));
  const { act } = otherUsers(shop, () => viewer);
  for (let turn = 0; turn < 40; turn++) await act();
  expect(ownProducts().map(({ id, advertisement }) => ({ id, advertisement }))).toEqual(before);
  expect(ownProducts().some(({ inStock }) => inStock === 'REMOVED')).toBe(false);
});
