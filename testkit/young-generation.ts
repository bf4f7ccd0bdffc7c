/**
 * Vitest's `execArgv`: room for what tests make and drop, from the start. With V8's own, which begins at a megabyte,
 * much of it is taken for lasting, and is found out late and dearly.
 */
export const youngGeneration = ['--min-semi-space-size=64', '--max-semi-space-size=64'];
