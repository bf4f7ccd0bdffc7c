import { createRequire } from 'node:module';

/**
 * Loaded into the emulator's process before the emulator: has exegesis, which checks its requests, compile
 * the check of a parameter when it is first given (exegesis's own option `lazyCompileValidationSchemas`,
 * which the emulator does not set). To compile all of them takes six of the eight seconds of a start.
 */
const { resolve } = createRequire(import.meta.url);
const emulator = createRequire(resolve('firebase-tools/lib/bin/firebase.js'));
const exegesis = createRequire(emulator.resolve('exegesis-express'))('exegesis') as Exegesis;

type Exegesis = {
  compileApi(document: unknown, options: object, ...rest: unknown[]): unknown;
};

const { compileApi } = exegesis;
exegesis.compileApi = (document, options, ...rest) =>
  compileApi(document, { ...options, lazyCompileValidationSchemas: true }, ...rest);
