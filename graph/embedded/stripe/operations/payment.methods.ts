import { createHash } from 'node:crypto';
import { passesLuhn } from '@fitness-zone/contract/payments/test-cards.ts';
import { makeId, type PaymentMethod } from '../objects.ts';
import type { Params } from '../params.ts';
import { cardError, invalidRequest, noSuch } from '../stripe.errors.ts';
import { cardOfNumber, cardOfToken, type TestCard } from '../test.cards.ts';
import type { OperationContext } from './operation-context.ts';

/**
 * Creates a card payment method from `type`, `card[…]` and `billing_details[…]` below a prefix (`payment_method_data`
 * if it comes with a confirmation). Doesn't keep the number. Raises Stripe's card errors for a wrong number, expiry or
 * security code.
 */
export function createPaymentMethod(
  context: OperationContext,
  params: Params,
  prefix = '',
): PaymentMethod {
  const field = (name: string) => nested(prefix, name);
  const type = params.required(field('type'));
  if (type !== 'card') {
    throw invalidRequest(`The card sandbox takes cards only, not '${type}'.`, {
      param: field('type'),
    });
  }
  const number = params.required(field('card[number]')).replaceAll(/[\s-]/g, '');
  const month = params.integer(field('card[exp_month]')) ?? 0;
  const year = fullYear(params.integer(field('card[exp_year]')) ?? 0);
  const cvc = params.text(field('card[cvc]'));
  refuseWrongDetails(context, { number, month, year, cvc });

  const method = keep(context, cardOfNumber(number), { number, month, year });
  method.billing_details = {
    name: params.text(field('billing_details[name]')) ?? null,
    email: params.text(field('billing_details[email]')) ?? null,
    phone: params.text(field('billing_details[phone]')) ?? null,
  };
  params.text(field('billing_details[address][postal_code]'));
  params.text(field('billing_details[address][country]'));
  method.metadata = params.group(field('metadata'));
  context.ledger.save(method);
  return method;
}

/** An existing payment method, or a new one for a ready-made token such as `pm_card_visa`. */
export function findPaymentMethod(context: OperationContext, id: string): PaymentMethod {
  const ready = cardOfToken(id);
  if (ready) {
    const year = new Date(context.now).getUTCFullYear() + 1;
    return keep(context, ready, { number: ready.number, month: 12, year });
  }
  const method = context.ledger.find<PaymentMethod>('payment_method', id);
  if (!method) throw noSuch('PaymentMethod', id, 'payment_method');
  return method;
}

export function cardBehind(context: OperationContext, method: PaymentMethod): TestCard {
  const token = context.ledger.hidden(method.id);
  return cardOfNumber(token ?? '');
}

function nested(prefix: string, name: string): string {
  if (!prefix) return name;
  const [head, ...rest] = name.split('[');
  return [`${prefix}[${head}]`, ...rest].join('[');
}

function keep(
  context: OperationContext,
  card: TestCard,
  details: { number: string; month: number; year: number },
): PaymentMethod {
  const known = card.brand !== 'unknown';
  const method: PaymentMethod = {
    id: makeId('pm_'),
    object: 'payment_method',
    billing_details: { email: null, name: null, phone: null },
    card: {
      brand: card.brand,
      exp_month: details.month,
      exp_year: details.year,
      fingerprint: createHash('sha256').update(details.number).digest('base64url').slice(0, 16),
      funding: card.funding,
      last4: details.number.slice(-4),
    },
    created: context.seconds,
    customer: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  // Keeps the number of Stripe's public test cards only; of any other card, just the last digits.
  context.ledger.insert(method, { hidden: known ? card.number : '' });
  return method;
}

function fullYear(year: number): number {
  return year >= 0 && year < 100 ? 2000 + year : year;
}

function refuseWrongDetails(
  context: OperationContext,
  card: { number: string; month: number; year: number; cvc: string | undefined },
): void {
  if (!/^\d{12,19}$/.test(card.number)) {
    throw cardError('The card number is not a valid credit card number.', {
      code: 'invalid_number',
      param: 'number',
    });
  }
  if (!passesLuhn(card.number)) {
    throw cardError('Your card number is incorrect.', {
      code: 'incorrect_number',
      param: 'number',
    });
  }
  const today = new Date(context.now);
  const months = card.year * 12 + card.month;
  const thisMonth = today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
  if (card.month < 1 || card.month > 12) {
    throw cardError("Your card's expiration month is invalid.", {
      code: 'invalid_expiry_month',
      param: 'exp_month',
    });
  }
  if (card.year < today.getUTCFullYear() || card.year > today.getUTCFullYear() + 50) {
    throw cardError("Your card's expiration year is invalid.", {
      code: 'invalid_expiry_year',
      param: 'exp_year',
    });
  }
  if (months < thisMonth) {
    throw cardError("Your card's expiration month is invalid.", {
      code: 'invalid_expiry_month',
      param: 'exp_month',
    });
  }
  if (card.cvc !== undefined && !/^\d{3,4}$/.test(card.cvc)) {
    throw cardError("Your card's security code is invalid.", { code: 'invalid_cvc', param: 'cvc' });
  }
}
