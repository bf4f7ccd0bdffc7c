import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '../../..');

/** Where the build writes the server. */
export const serverFolder = join(root, 'graph/dist/server');
