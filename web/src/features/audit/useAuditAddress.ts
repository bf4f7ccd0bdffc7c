import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { AuditAction, AuditLogQueryVariables } from '../../generated/graphql.ts';
import { type ListParameters, useListParameters } from '../../ui/tableToolbar/useListParameters.ts';

/** The acts by their names in the address, which are those of REST. */
const actions = new Map<string, AuditAction>(
  (Object.keys(enumValues.AuditAction) as AuditAction[]).map((action) => [
    enumValues.AuditAction[action],
    action,
  ]),
);

const allowed = { text: null, action: [...actions.keys()], from: null, to: null };

type Parameters = ListParameters<keyof typeof allowed>;

const isDay = (text: string) =>
  /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Which entries of the audit log are shown, as the address says; and what changes that. */
export function useAuditAddress() {
  const [parameters, set] = useListParameters(allowed);
  return { parameters, set, variables: variablesOf(parameters) };
}

function variablesOf({ text, action, from, to }: Parameters): AuditLogQueryVariables {
  const name = actions.get(action);
  return {
    ...(text && { text }),
    ...(name && { action: name }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}
