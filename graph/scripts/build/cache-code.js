import { writeFileSync } from 'node:fs';
import { loadServer } from '../serve/load-server.js';
import { serverCode } from '../serve/server-files.js';

// JavaScript, as what loads the server. Loads it as a start does, and keeps what V8 has compiled for it.

const { script } = loadServer(undefined);
writeFileSync(serverCode, script.createCachedData());
