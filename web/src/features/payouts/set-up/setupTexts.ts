import { enumLabels } from '@fitness-zone/contract/generated/enums.ts';
import type {
  PayoutAccountState,
  PayoutRequirement,
  PayoutSetup_PayoutAccountFragment,
} from '../../../generated/graphql.ts';

type SetupText = {
  title: string;
  text: string;
  /** the verb on the button; null if there's nothing to do */
  action: string | null;
  isUrgent?: boolean;
};

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

/** Missing requirements, such as "your address and a bank account". */
const missingText = (missing: readonly PayoutRequirement[]): string =>
  inWords.format(missing.map((one) => enumLabels.PayoutRequirement[one]));

const needs = ({ missing }: Pick<PayoutSetup_PayoutAccountFragment, 'missing'>) =>
  missing.length > 0 ? `Our payment provider still needs ${missingText(missing)}.` : '';

type Account = Pick<PayoutSetup_PayoutAccountFragment, 'state' | 'missing'>;

const wantsOnlyBank = ({ missing }: Account): boolean =>
  missing.length === 1 && missing[0] === 'BANK_ACCOUNT';

const texts: Record<PayoutAccountState, (account: Account) => SetupText> = {
  NOT_STARTED: () => ({
    title: 'Set up payouts',
    text: 'Tell our payment provider, Stripe, who you are and where to send your money. It takes a few minutes, and we never see your bank details. You can sell first and do this later.',
    action: 'Set up payouts',
  }),
  INCOMPLETE: (account) => ({
    title: 'Your set-up isn’t complete',
    text: needs(account) || 'Our payment provider still needs something from you.',
    action: 'Continue set-up',
    isUrgent: true,
  }),
  UNDER_REVIEW: () => ({
    title: 'Your details are being checked',
    text: 'Our payment provider is checking what you sent. That usually takes less than a day. You don’t have to do anything.',
    action: null,
  }),
  ACTIVE: () => ({
    title: 'Payouts are set up',
    text: 'We send your money to your bank account after each hand-over.',
    action: null,
  }),
  RESTRICTED: (account) => ({
    title: 'Your payouts are stopped',
    text: wantsOnlyBank(account)
      ? 'Your bank refused our payout. Name another bank account, and your money follows.'
      : `${needs(account) || 'Our payment provider has a question about your account.'} Your money waits until this is solved.`,
    action: 'Solve this at Stripe',
    isUrgent: true,
  }),
};

export const setupText = (account: Account): SetupText => texts[account.state](account);
