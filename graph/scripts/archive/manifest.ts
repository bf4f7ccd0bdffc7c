export type Manifest = {
  format: 'fitness-zone-backup';
  version: number;
  /** ISO 8601. What was written later may be missing. */
  createdAt: string;
  /** What hosted services keep, in words. */
  notCopied: string[];
  /** SHA-256 of each file, by its path in the data folder. */
  files: Record<string, string>;
};

export const manifestName = 'manifest.json';
export const archiveVersion = 1;
