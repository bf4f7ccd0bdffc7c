import type { PaymentStatus } from '@fitness-zone/contract/enums.ts';
import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { type Connection, type InferRawDocType, Schema } from 'mongoose';
import { userSchema } from '../accounts/user.model.ts';
import { paymentSchema } from '../payments/payment.model.ts';
import { payoutSchema } from '../payouts/payout.model.ts';
import { productSchema } from '../product/product.model.ts';

const definition = {
  /** The time zone and the date, for example `Europe/Berlin 2026-05-04`. */
  _id: { type: String, required: true },
  startsAt: { type: Date, required: true },
  endsAt: { type: Date, required: true },
  /** The day's counts; absent until it was counted. */
  numbers: { type: Schema.Types.Mixed },
  countedAt: { type: Date },
  /** The time for a recount; absent while the numbers are right. */
  dueAt: { type: Date },
} as const;

const schema = new Schema(definition, { versionKey: false })
  .index({ endsAt: 1, startsAt: 1 })
  .index({ dueAt: 1 }, { sparse: true })
  .index({ countedAt: 1 });

/** Amount paid on a day for products of one category, in one currency. */
export type DaySales = {
  /** Null for products that are gone. */
  categoryId: string | null;
  /** ISO 4217, in capitals. */
  currency: string;
  saleCount: number;
  /** In minor units, minus refunds. */
  amount: number;
};

/** Sellers' money from the sales of a day, in one currency; amounts in minor units. */
export type DayPayouts = {
  /** ISO 4217, in capitals. */
  currency: string;
  held: number;
  owed: number;
  /** Sent to sellers, minus reversals. */
  paid: number;
  fees: number;
};

/** One day's counts, according to the current records. */
export type DayNumbers = {
  productCount: number;
  buyerCount: number;
  sellerCount: number;
  payments: Record<PaymentStatus, number>;
  sales: DaySales[];
  payouts: DayPayouts[];
};

/** A past day of the shop's time zone. */
export type OverviewDayRecord = Omit<InferRawDocType<typeof definition>, 'numbers'> & {
  numbers?: DayNumbers | null;
};

markDays(userSchema, { dates: ['joinedAt'], fields: ['role', 'deletingAt'] });
// Sales count for the product's present category.
markDays(productSchema, {
  dates: ['postedTime'],
  fields: ['categoryId'],
  related: {
    fields: ['categoryId'],
    model: 'Payment',
    key: 'productId',
    filter: { status: 'paid' },
    date: 'paidAt',
  },
});
markDays(paymentSchema, {
  dates: ['createdAt', 'paidAt'],
  fields: ['status', 'amount', 'amountRefunded', 'currency', 'part', 'blind', 'productId'],
});
markDays(payoutSchema, { dates: ['createdAt'], fields: ['sums'] });

/** The collection of past days. */
export const overviewDayModel = (connection: Connection) =>
  connection.model('OverviewDay', schema, 'overview-days');

/** A write ends within this time of its announcement: the driver's timeout. */
export const writeTakesMs = 10_000;
/** Milliseconds; no day is longer in any time zone. */
const longestDayMs = 48 * hourMs;
/**
 * Up to this number of records, each one's day is looked up. Beyond it, all days from the first to the last are
 * recounted.
 */
const mostRecords = 20;

type Condition = Record<string, unknown>;
type Fields = Record<string, unknown>;

type Counted = {
  /** The fields that date a record. */
  dates: readonly string[];
  /** The other fields that days are counted by. */
  fields: readonly string[];
  /** Records of another model whose days also count these records, and the relevant fields. */
  related?: {
    fields: readonly string[];
    model: string;
    key: string;
    filter: Condition;
    date: string;
  };
};

/**
 * Marks the days of a collection's records for a recount whenever a record is added, deleted or changed in a counted
 * field. The mark comes before the write, so a killed process leaves no wrong day. The recount a day later finds writes
 * that bypass the model.
 */
function markDays(schema: Schema, { dates, fields, related }: Counted): void {
  const counted = [...dates, ...fields];
  const ofRecord = (record: Fields) => dates.map((date) => record[date]);

  schema.pre('save', async function () {
    const model = this.constructor as unknown as QueriedModel;
    if (!this.isNew) await markMatching(model, { _id: this._id }, counted, {});
    await mark(model.db, ofRecord(this.toObject()));
  });
  schema.pre('insertMany', async function (records: Fields | Fields[]) {
    const model = this as unknown as QueriedModel;
    await mark(model.db, [records].flat().flatMap(ofRecord));
  });
  schema.pre(['findOneAndUpdate', 'updateOne', 'updateMany'], async function () {
    const { written, set } = fieldsOf(this.getUpdate() as Fields | null);
    if (counted.some((field) => written.includes(field))) {
      await markMatching(this.model, this.getFilter(), written, set);
    }
  });
  schema.pre(['findOneAndDelete', 'deleteOne', 'deleteMany'], async function () {
    await markMatching(this.model, this.getFilter(), counted, {});
  });

  async function markMatching(
    model: QueriedModel,
    filter: Condition,
    written: readonly string[],
    set: Fields,
  ): Promise<void> {
    const projection = Object.fromEntries(dates.map((date) => [date, 1]));
    const found = (await model
      .find(filter, projection)
      .limit(mostRecords + 1)
      .lean()) as Fields[];
    if (found.length > mostRecords) return markAll(model.db);
    const ids = { $in: found.map(({ _id }) => _id) };
    const others = related?.fields.some((field) => written.includes(field))
      ? await datesOfRelated(model.db, related, ids)
      : [];
    await mark(model.db, [...found.flatMap(ofRecord), ...ofRecord(set), ...others]);
  }
}

async function datesOfRelated(
  connection: Connection,
  { model, key, filter, date }: NonNullable<Counted['related']>,
  ids: Condition,
): Promise<unknown[]> {
  const related = connection.model<Fields>(model);
  const found = await related.find({ [key]: ids, ...filter }, { [date]: 1 }).lean<Fields[]>();
  return found.map((record) => record[date]);
}

/** The part of a Mongoose model that we use. */
type QueriedModel = {
  db: Connection;
  find(
    filter: Condition,
    fields: object,
  ): { limit(most: number): { lean(): PromiseLike<unknown[]> } };
};

const daysOf = (connection: Connection) =>
  connection.model('OverviewDay') as ReturnType<typeof overviewDayModel>;

const due = () => ({ $set: { dueAt: new Date(Date.now() + writeTakesMs) } });

async function mark(connection: Connection, moments: readonly unknown[]): Promise<void> {
  const times = [
    ...new Set(moments.filter((one) => one != null).map((one) => +new Date(one as Date))),
  ];
  if (times.length === 0) return;
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const filter =
    times.length > mostRecords
      ? { endsAt: { $gt: new Date(first) }, startsAt: { $lte: new Date(last) } }
      : { $or: times.map(dayOfMoment) };
  await daysOf(connection).updateMany(filter, due());
}

async function markAll(connection: Connection): Promise<void> {
  await daysOf(connection).updateMany({}, due());
}

const dayOfMoment = (time: number) => ({
  endsAt: { $gt: new Date(time), $lte: new Date(time + longestDayMs) },
  startsAt: { $lte: new Date(time) },
});

/** The names of all fields that an update writes, and the values of those that it sets. */
function fieldsOf(update: Fields | null): { written: string[]; set: Fields } {
  const operators = Object.entries(update ?? {}).filter(([name]) => name.startsWith('$'));
  const plain = Object.fromEntries(
    Object.entries(update ?? {}).filter(([name]) => !name.startsWith('$')),
  );
  const written = operators.flatMap(([, operand]) => Object.keys(operand as Fields));
  const { $set, $setOnInsert } = (update ?? {}) as Record<string, Fields | undefined>;
  return {
    written: [...written, ...Object.keys(plain)],
    set: { ...plain, ...$setOnInsert, ...$set },
  };
}
