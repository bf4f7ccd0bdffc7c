import type { AuditAction, AuditLogQueryVariables } from '../../generated/graphql.ts';
import {
  type TableParameters,
  useTableParameters,
} from '../../ui/table-toolbar/useTableParameters.ts';
import { actionLabels } from './actionLabels.ts';

/** The name of an act in the address, which is that of REST. */
export const actionParameter = (action: string): string =>
  action.toLowerCase().replaceAll('_', '-');

const actions = new Map(
  (Object.keys(actionLabels) as AuditAction[]).map((action) => [actionParameter(action), action]),
);

const allowed = { text: null, action: [...actions.keys()], from: null, to: null };

type Parameters = TableParameters<keyof typeof allowed>;

const isDay = (text: string) =>
  /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The entries that the address asks for, and functions to change it. */
export function useAuditAddress() {
  const [parameters, set] = useTableParameters(allowed);
  return { parameters, set, variables: variablesOf(parameters) };
}

function variablesOf({ text, action, from, to }: Parameters): AuditLogQueryVariables {
  const name = actions.get(action);
  const days = { ...(isDay(from) && { from }), ...(isDay(to) && { to }) };
  return {
    ...(text && { text }),
    ...(name && { action: name }),
    ...days,
    // Days as the table shows them.
    ...(Object.keys(days).length > 0 && {
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  };
}
