import { mdiCreditCardOutline } from '@mdi/js';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { ListParameters } from '../../../ui/table-toolbar/useListParameters.ts';

type Props = { parameters: ListParameters<'text' | 'status' | 'handOver' | 'balance'> };

/** What a list without payments says. */
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
      text: 'Try other words, or another status. Each word has to begin a word of a name or of the product, or to be part of an e-mail or transaction.',
    };
  }
  if (handOver) {
    return {
      title: 'Nothing is wrong',
      text: 'What buyers report of what they have bought appears here.',
    };
  }
  if (balance) {
    return {
      title: 'No balance is overdue',
      text: 'Sales in two instalments appear here once the second one is not paid in time.',
    };
  }
  return {
    title: 'No payments yet',
    text: 'Every payment that a buyer begins appears here, with where it stands.',
  };
}
