import type { Constraint } from '@fitness-zone/contract/inputs/constraint.ts';
import type { ComponentType, ReactNode } from 'react';
import type { AnySchema } from 'yup';

/** An action's outcome for a row; with `retryAfter`, it is retried after that many seconds. */
export type Outcome =
  | { ok: true }
  | { ok: false; refusal: { message: string; retryAfter?: number } };

/** An action on several rows, one after the other. */
export type RowAction<Row> = {
  /** the verb on its button, such as "Verify" */
  label: string;
  /** the rows' state afterwards, such as "verified" */
  done: string;
  /** color of the button that confirms it: "error" if it can't be undone */
  color: 'error' | 'primary';
  /** the consequences */
  text: ReactNode;
  /** whether it applies to a row in its current state */
  appliesTo: (row: Row) => boolean;
  /** asks for a reason, or for a number if `bound` is one */
  reason?: { label: string; rules: AnySchema; bound: Constraint };
  /** shows the consequences for each row and calls `onReady` when done; until then it can't be confirmed */
  Details?: ComponentType<{ rows: readonly Row[]; onReady: () => void }>;
  /** runs it for one row; `reason` is the typed text, empty if none is asked */
  act: (row: Row, reason: string) => Promise<Outcome>;
};

export type RowTexts<Row> = {
  nameOf: (row: Row) => string;
  /** such as "1 person" and "3 people" */
  count: (count: number) => string;
};
