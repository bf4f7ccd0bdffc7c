import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { balanceStatusAt } from '@fitness-zone/contract/payments/balance.ts';
import { paymentKey } from '@fitness-zone/contract/search/payment-order.ts';
import { type AskedTerm, askedTerms, hasTerm } from '@fitness-zone/contract/search/record-text.ts';
import { Types } from 'mongoose';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import type { QueryPaymentsArgs } from '../../../generated/graphql.ts';
import {
  type ListQuestion,
  listedPage,
  listedRecords,
  listedSlice,
} from '../../../record-lists/listed-page.ts';
import type { ListBounds, Page, PageArguments } from '../../../shared/paging.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import type { PersonRow } from '../../accounts/people/people.list.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { notBlind } from '../payment.visibility.ts';
import type { PaymentRow } from './payments.list.ts';

type Asked = Unchecked<QueryPaymentsArgs>;
type Question = ListQuestion<PaymentRow, PaymentRecord>;

/**
 * A page of all payments but blind ones, for admins: those that match, in the order that is asked for.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the argument at fault
 */
export async function browsePayments(
  context: Context,
  asked: Asked & PageArguments,
): Promise<Page<PaymentRecord>> {
  return listedPage(await questionOf(context, asked), asked);
}

/**
 * The same as a part of a REST list.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the argument at fault
 */
export async function listPayments(context: Context, asked: Asked, { limit, after }: ListBounds) {
  return listedSlice(await questionOf(context, { ...asked, after }), { limit, after });
}

/**
 * All payments that match, in the order that is asked for, as for a file.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the argument at fault
 */
export async function allPayments(context: Context, asked: Asked) {
  return listedRecords(await questionOf(context, asked));
}

async function questionOf(context: Context, asked: Asked): Promise<Question> {
  requireRole(context, 'admin');
  const given = validInput('QueryPaymentsArgs', asked);
  const { text, status, disputed, handOver, balance, sort = 'NEWEST' } = given;
  const sellerId = given.sellerId?.toLowerCase();
  const buyerId = given.buyerId?.toLowerCase();
  const now = context.now();
  const hasTerms = await textMatcher(context, askedTerms(text));
  return {
    list: context.recordLists.payments,
    matches: (row) =>
      (!status || row.status === status) &&
      (!sellerId || row.sellerId === sellerId) &&
      (!buyerId || row.buyerId === buyerId) &&
      (disputed == null || row.disputed === disputed) &&
      (!handOver || row.handOver === handOver) &&
      (!balance || (row.balance !== null && balanceStatusAt(row.balance, now) === balance)) &&
      hasTerms(row),
    order: { keyOf: (row) => paymentKey(sort, row) },
    load: (ids) => {
      const _id = { $in: ids.map((id) => Types.ObjectId.createFromHexString(id)) };
      return context.models.Payment.find({ _id, ...notBlind }).lean();
    },
  };
}

/**
 * Whether a payment has each term: itself, by the names and the e-mail that it keeps, or by the present ones of buyer
 * and seller.
 */
async function textMatcher({ recordLists }: Context, terms: readonly AskedTerm[]) {
  if (terms.length === 0) return () => true;
  const people = await recordLists.people.rows();
  const wanted = terms.map((term) => ({ term, people: peopleWith(people, term) }));
  return (row: PaymentRow): boolean => {
    for (const { term, people } of wanted) {
      if (!hasTerm(row, term) && !people.has(row.sellerId) && !people.has(row.buyerId))
        return false;
    }
    return true;
  };
}

function peopleWith(people: readonly PersonRow[], term: AskedTerm): Set<string> {
  const found = new Set<string>();
  for (const person of people) if (hasTerm(person, term)) found.add(person.id);
  return found;
}
