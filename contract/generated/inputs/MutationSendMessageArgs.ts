import type { InputFields } from '../../inputs/constraint.ts';

export const MutationSendMessageArgs = {
  input: {"type":"object","required":true,"input":"SendMessageInput"},
} as const satisfies InputFields;
