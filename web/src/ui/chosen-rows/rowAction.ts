import type { Constraint } from '@fitness-zone/contract/inputs/constraint.ts';
import type { ComponentType, ReactNode } from 'react';
import type { AnySchema } from 'yup';

/** How something ended that was done to a row; with `retryAfter` it is done again after so many seconds. */
export type Outcome =
  | { ok: true }
  | { ok: false; refusal: { message: string; retryAfter?: number } };

/** Something that can be done to several rows, one after the other. */
export type RowAction<Row> = {
  /** the verb on its button, such as "Verify" */
  label: string;
  /** what the rows are afterwards, such as "verified" */
  done: string;
  /** of the button that confirms it: that of something that cannot be undone is "error" */
  color: 'error' | 'primary';
  /** what follows */
  text: ReactNode;
  /** whether it can be done to a row as it is */
  appliesTo: (row: Row) => boolean;
  /** the reason that is asked for */
  reason?: { label: string; rules: AnySchema; bound: Constraint };
  /** tells what follows for each row, and calls `onReady` when all of it is told; before, it cannot be confirmed */
  Details?: ComponentType<{ rows: readonly Row[]; onReady: () => void }>;
  /** does it to one row; `reason` is empty where none is asked for */
  act: (row: Row, reason: string) => Promise<Outcome>;
};

/** What the rows are, in words. */
export type RowTexts<Row> = {
  nameOf: (row: Row) => string;
  /** such as "1 person" and "3 people" */
  count: (count: number) => string;
};
