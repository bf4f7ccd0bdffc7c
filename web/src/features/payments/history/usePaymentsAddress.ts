import type { PaymentStatus, PaymentsQueryVariables } from '../../../generated/graphql.ts';
import {
  type TableParameters,
  useTableParameters,
} from '../../../ui/table-toolbar/useTableParameters.ts';

/** By its name in the address and in REST. */
const statuses: Readonly<Record<string, PaymentStatus>> = {
  pending: 'PENDING',
  paid: 'PAID',
  refunding: 'REFUNDING',
  refunded: 'REFUNDED',
  'refund-failed': 'REFUND_FAILED',
  failed: 'FAILED',
};

const sorts = { oldest: 'OLDEST', '-amount': 'AMOUNT_DESC' } as const;

const allowed = {
  text: null,
  // For a search, a dispute counts as a state.
  status: [...Object.keys(statuses), 'disputed'],
  handOver: ['disputed'],
  balance: ['overdue'],
  sort: Object.keys(sorts),
};

type Parameters = TableParameters<keyof typeof allowed>;

/** The payments' filter in the address, and functions to change it. */
export function usePaymentsAddress() {
  const [parameters, set] = useTableParameters(allowed);
  return { parameters, set, variables: variablesOf(parameters) };
}

function variablesOf({
  text,
  status,
  handOver,
  balance,
  sort,
}: Parameters): PaymentsQueryVariables {
  const name = statuses[status];
  return {
    ...(text && { text }),
    ...(name && { status: name }),
    ...(status === 'disputed' && { disputed: true }),
    ...(handOver && { handOver: 'DISPUTED' }),
    ...(balance && { balance: 'OVERDUE' }),
    ...(sort && { sort: sorts[sort as keyof typeof sorts] }),
  };
}

/** As REST takes it. */
export const asRestParameters = ({ text, status, ...others }: Parameters) => ({
  ...others,
  q: text,
  ...(status === 'disputed' ? { disputed: 'true' } : { status }),
});
