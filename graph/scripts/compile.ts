// Loads what the server loads, so that Node keeps it, compiled and without types, in its compile cache.

await import('./start.ts');
await import('../src/main.ts');
await import('../embedded/mongo/worker.ts');
