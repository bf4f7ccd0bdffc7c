export type Manifest = {
  format: 'fitness-zone-backup';
  version: number;
  /** ISO 8601. Later writes may be missing. */
  createdAt: string;
  /** A description of the data kept by hosted services. */
  notCopied: string[];
  /** SHA-256 of each file, by its path in the data folder. */
  files: Record<string, string>;
};

export const manifestName = 'manifest.json';
export const archiveVersion = 1;
