import { registerHooks } from 'node:module';

const engine = new URL('./unstyledEngine.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@mui/styled-engine'
      ? { url: engine, shortCircuit: true }
      : next(specifier, context),
});
