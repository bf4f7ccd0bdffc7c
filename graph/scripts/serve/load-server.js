import { readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import { serverFile } from './server-files.js';

/**
 * Loads the server as the build has written it. Not with Node's own compile cache, which keeps all that it has read,
 * 8 MB, for as long as the process runs.
 * @param {Buffer | undefined} cachedData what V8 has compiled of it; not used where another V8 has made it
 * @returns what the server exports, and the script that has given it
 */
export function loadServer(cachedData) {
  const text = readFileSync(serverFile, 'latin1');
  const names = 'exports, require, module, __filename, __dirname, importLater';
  const script = new Script(`(function (${names}) {${text}\n})`, {
    filename: serverFile,
    cachedData,
  });
  const require = createRequire(serverFile);
  const module = new Module(serverFile);
  // What it loads later requires it by its file.
  require.cache[serverFile] = module;
  const { exports } = module;
  const values = [exports, require, module, serverFile, dirname(serverFile), importLater];
  script.runInThisContext().apply(exports, values);
  module.loaded = true;
  return { server: exports, script };
}

const importLater = (specifier) => import(specifier);
