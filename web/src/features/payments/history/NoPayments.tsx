import { mdiCreditCardOutline } from '@mdi/js';
import type { PaymentsQueryVariables } from '../../../generated/graphql.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';

type Props = Pick<PaymentsQueryVariables, 'filter'>;

export function NoPayments({ filter }: Props) {
  const { title, text } = textsFor(filter ?? {});
  return (
    <EmptyState icon={mdiCreditCardOutline} title={title}>
      {text}
    </EmptyState>
  );
}

function textsFor({ text, status, disputed, handOver, balance }: NonNullable<Props['filter']>) {
  if (text || status || disputed) {
    return {
      title: 'No payments found',
      text: 'Try other words, or another status. Search matches the beginnings of words in names, products, emails and transaction ids.',
    };
  }
  if (handOver) {
    return {
      title: 'No problems',
      text: 'Problems that buyers report appear here.',
    };
  }
  if (balance) {
    return {
      title: 'No balance is overdue',
      text: 'Sales appear here when their second instalment is late.',
    };
  }
  return {
    title: 'No payments yet',
    text: 'Payments appear here with their status when buyers start them.',
  };
}
