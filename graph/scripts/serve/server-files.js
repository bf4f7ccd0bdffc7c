import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../dist/server');

/** The server as the build writes it (`build/bundle-server.ts`). */
export const serverFile = join(folder, 'server.cjs');

/** What V8 has compiled of it. */
export const serverCode = join(folder, 'server.code');
