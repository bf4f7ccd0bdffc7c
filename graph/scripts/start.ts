import { buildWebIfNeeded } from './build-web.ts';

buildWebIfNeeded();
await import('../src/main.ts');
