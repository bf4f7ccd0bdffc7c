import { readFileSync } from 'node:fs';
import { loadServer } from './serve/load-server.js';
import { serverCode } from './serve/server-files.js';

// Starts the server as the build has written it. JavaScript, since Node keeps all that it needs to strip types, 12 MB,
// once it has loaded a file of TypeScript.

await loadServer(readFileSync(serverCode)).server.serve();
