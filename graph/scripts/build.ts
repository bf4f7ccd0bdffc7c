import { buildWeb } from './build-web.ts';

// Builds the web application, so that the next start need not.

await buildWeb('info');
