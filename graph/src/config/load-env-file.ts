import { existsSync } from 'node:fs';

/** Reads `.env` in the working folder, if there is one. Variables that are set already win. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
