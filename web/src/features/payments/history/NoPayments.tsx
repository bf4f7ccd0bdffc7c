import { mdiCreditCardOutline } from '@mdi/js';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { TableParameters } from '../../../ui/table-toolbar/useTableParameters.ts';

type Props = { parameters: TableParameters<'text' | 'status' | 'handOver' | 'balance'> };

export function NoPayments({ parameters }: Props) {
  const { title, text } = textsFor(parameters);
  return (
    <EmptyState icon={mdiCreditCardOutline} title={title}>
      {text}
    </EmptyState>
  );
}

function textsFor({ text, status, handOver, balance }: Props['parameters']) {
  if (text || status) {
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
