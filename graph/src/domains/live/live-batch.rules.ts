import type { Change } from '@fitness-zone/contract/changes.ts';
import type { Viewer } from '../../context/merged-types.ts';

/** The wire format of changes. */
export type LiveBatch = {
  cursor: string;
  complete: boolean;
  changes: Change[];
  viewer: Viewer | null;
};
