import Stripe from 'stripe';
import { Refusal } from '../../graph/src/shared/refusals/refusal.ts';
import type { PaymentProcess } from './payment-processes.ts';

/** A refusal, or a failure from a broken connection or a killed process. */
export const isExpectedFailure = (error: unknown, { faults }: PaymentProcess): boolean =>
  error instanceof Refusal ||
  error instanceof Stripe.errors.StripeError ||
  (error instanceof Error && /Mongo|PoolCleared/.test(error.name)) ||
  faults.isKilled;
