import { existsSync } from 'node:fs';

/** Reads `.env` in the working folder, if it exists. Variables that are already set win. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
