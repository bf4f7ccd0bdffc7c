import { createHash } from 'node:crypto';
import type { ApolloServerPlugin } from '@apollo/server';

const library =
  'https://embeddable-sandbox.cdn.apollographql.com/v2/embeddable-sandbox.umd.production.min.js';

const script = `
if (window.EmbeddedSandbox) {
  document.getElementById('offline').remove();
  new window.EmbeddedSandbox({
    target: '#sandbox',
    initialEndpoint: location.origin + location.pathname,
    endpointIsEditable: false,
    runTelemetry: false,
  });
} else {
  document.getElementById('offline').hidden = false;
}
`;

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Apollo Sandbox · Fitness Zone</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <style>
      body { margin: 0; font: 1.0625rem/1.6 system-ui, sans-serif; }
      main { max-width: 36rem; margin: 16vh auto; padding: 0 1.5rem; }
      h1 { font-size: 1.75rem; line-height: 1.2; }
      #sandbox, #sandbox iframe { width: 100%; height: 100vh; border: 0; }
      #sandbox:empty { display: none; }
    </style>
  </head>
  <body>
    <main id="offline" hidden>
      <h1>Apollo Sandbox is out of reach</h1>
      <p>It comes from Apollo's own address, which needs the internet. The schema can be explored
      without it in <a href="/altair">Altair</a>, and the REST paths in <a href="/docs">Swagger</a>.</p>
    </main>
    <div id="sandbox"></div>
    <script src="${library}"></script>
    <script>${script}</script>
  </body>
</html>
`;

/** Hash of the page's own script for the content security policy. */
export const sandboxScriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Serves Apollo Sandbox to browsers at `/graphql`, or a way on if it cannot be loaded. */
export const sandboxPage: ApolloServerPlugin = {
  serverWillStart: async () => ({ renderLandingPage: async () => ({ html: page }) }),
};
