import {
  canPayInHalves,
  daysToPayBalance,
  halvesOf,
} from '@fitness-zone/contract/payments/balance.ts';
import { formatMoney, type Price } from '@fitness-zone/contract/payments/money.ts';
import { useId } from 'react';
import type { PaymentPart } from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { RadioCards } from '../../../ui/form/RadioCards.tsx';
import { balanceDay } from '../checkout/nextSteps.ts';

type Props = {
  /** the whole price */
  price: Price;
  part: PaymentPart;
  onChange: (part: PaymentPart) => void;
  disabled: boolean;
};

/** Asks a buyer whether to pay the whole price or the first half; nothing if that isn't offered. */
export function PartChoice({ price: { amount, currency }, part, onChange, disabled }: Props) {
  const id = useId();
  const config = useConfig();
  const now = useNow([]);
  if (!canPayInHalves(amount, currency)) return null;
  const { firstHalf, balance } = halvesOf(amount, currency);
  const written = (part: number) => formatMoney(part, currency);
  return (
    <RadioCards
      id={id}
      name={`${id}-part`}
      label="Pay now"
      value={part}
      onChange={(_event, value) => onChange(value as PaymentPart)}
      disabled={disabled}
      options={[
        {
          value: 'WHOLE' satisfies PaymentPart,
          text: 'Pay the whole price',
          hint: `${written(amount)} today`,
        },
        {
          value: 'FIRST_HALF' satisfies PaymentPart,
          text: 'Pay in two instalments',
          hint: `${written(firstHalf)} today, ${written(balance)} within ${daysToPayBalance} working days of pick-up: by ${balanceDay(now, config)} if you pick it up today`,
        },
      ]}
    />
  );
}
