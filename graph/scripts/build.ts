import { buildServer } from './build/build-server.ts';
import { buildWeb } from './build/build-web.ts';

// Builds the web application and the server, so that the next start need not.

await buildServer();
await buildWeb('info');
