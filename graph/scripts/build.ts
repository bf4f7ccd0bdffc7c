import { buildWeb, buildWebIfChanged } from './build/build-web.ts';

// Builds the web application; with --if-changed only if its sources have changed since the last build.

if (process.argv.includes('--if-changed')) await buildWebIfChanged();
else await buildWeb('info');
