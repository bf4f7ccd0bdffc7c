import { enumValues } from '@fitness-zone/contract/enums.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { demoAccounts } from '@fitness-zone/sample-data/demo-accounts.ts';
import { Types } from 'mongoose';
import { openDatabase } from '../../src/adapters/database/database.ts';
import { createModels } from '../../src/start/create-models.ts';

const batchSize = 1_000;
const firstNames = 'Ada Ben Cleo Dan Eve Finn Gus Hana Ivy Jon Kim Lea Mia Noa Oli Pia'.split(' ');
const familyNames =
  'Adler Brook Chen Diaz Evans Ferro Gupta Hill Ito Jones Klein Lopez Meyer Novak'.split(' ');
const things = 'bench rower bike kettlebell treadmill barbell rack mat dumbbell elliptical'.split(
  ' ',
);
const places = 'Portland Oakland Austin Denver Boston Chicago'.split(' ');

const at = <Item>(items: readonly Item[], number: number) => items[number % items.length] as Item;
const stocks = Object.values(enumValues.Stock);
/** At rest: nobody asks the card provider about them. */
const paymentStatuses = ['paid', 'paid', 'paid', 'refunded', 'failed'] as const;
const conditions = Object.values(enumValues.Condition);

/**
 * Adds so many people, products and payments of the last year to a shop's data while it does not run.
 * @param dataDir the shop's data folder, filled by a first start
 */
export async function fillRecords(dataDir: string, records: number): Promise<void> {
  const database = await openDatabase({ mongodbUri: null, dataDir }, { autoIndex: true });
  const { User, Product, Payment, Category } = createModels(database.connection);
  const categoryIds = (await Category.find().lean()).map(({ _id }) => _id);
  const now = Date.now();
  const momentOf = (number: number) =>
    new Date(now - Math.floor(((records - number) / records) * 365 * dayMs));
  const idOf = (number: number, collection: number) =>
    new Types.ObjectId(
      Math.floor(momentOf(number).getTime() / 1_000).toString(16) +
        collection.toString(16).padStart(2, '0') +
        number.toString(16).padStart(14, '0'),
    );
  const nameOf = (number: number) =>
    `${at(firstNames, number)} ${at(familyNames, Math.floor(number / 16))} ${number}`;
  const productNameOf = (number: number) =>
    `${at(['Solid', 'Light', 'Heavy', 'Folding'], Math.floor(number / 10))} ${at(things, number)} ${number}`;

  const person = (number: number) => ({
    _id: idOf(number, 1),
    uid: `bench-${number}`,
    email: `person${number}@example.com`,
    name: nameOf(number),
    role: number % 3 ? 'buyer' : 'seller',
    verified: number % 4 === 0,
    lastActiveAt: momentOf(number),
    changedAt: momentOf(number),
    ...(number % 50 === 0 && { suspendedAt: momentOf(number), suspensionReason: 'Spam' }),
  });
  const product = (number: number) => ({
    _id: idOf(number, 2),
    productName: productNameOf(number),
    image: '/bench.webp',
    body: 'Used for a year.',
    originalPrice: 200_00 + number,
    resalePrice: 100_00 + number,
    inStock: at(stocks, number),
    condition: at(conditions, number),
    yearsOfUsedProduct: 1,
    categoryId: at(categoryIds, number),
    sellerId: idOf(number - (number % 3), 1),
    location: at(places, number),
    phone: '5550100',
    postedTime: momentOf(number),
    advertisement: false,
    reported: number % 100 === 0,
    changedAt: momentOf(number),
  });
  const payment = (number: number) => {
    const status = at(paymentStatuses, number);
    const [productId, buyerId, sellerId] = [idOf(number, 2), idOf(number, 1), idOf(number + 1, 1)];
    return {
      _id: idOf(number, 3),
      transactionId: `pi_bench_${number}`,
      status,
      attempt: 1,
      amount: 100_00 + number,
      currency: 'usd',
      productId,
      buyerId,
      sellerId,
      productName: productNameOf(number),
      image: '/bench.webp',
      buyerName: nameOf(number),
      buyerEmail: `person${number}@example.com`,
      sellerName: nameOf(number + 1),
      createdAt: momentOf(number),
      checkAt: momentOf(number),
      changedAt: momentOf(number),
      ...(status !== 'failed' && { paidAt: momentOf(number) }),
    };
  };
  const fill = async (
    model: { insertMany(batch: object[]): Promise<unknown> },
    recordOf: (number: number) => object,
  ) => {
    for (let from = 0; from < records; from += batchSize) {
      const length = Math.min(batchSize, records - from);
      await model.insertMany(Array.from({ length }, (_, index) => recordOf(from + index)));
    }
  };
  try {
    await fill(User, person);
    await fill(Product, product);
    await fill(Payment, payment);
  } finally {
    await database.close();
  }
}

/**
 * Makes a demo account an admin of a shop that does not run: in production none of them is one.
 * @param dataDir the shop's data folder
 */
export async function makeAdmin(dataDir: string, role: 'buyer' | 'seller'): Promise<void> {
  const database = await openDatabase({ mongodbUri: null, dataDir }, { autoIndex: true });
  const email = demoAccounts.find((account) => account.role === role)?.email;
  const { User } = createModels(database.connection);
  await User.collection.updateOne({ email }, { $set: { role: 'admin' } });
  await database.close();
}
