import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import { explorerScript } from './example-operations.ts';
import { pageLook, shopBar } from './look.ts';

const library =
  'https://embeddable-sandbox.cdn.apollographql.com/v2/embeddable-sandbox.umd.production.min.js';

// A file, since the policy allows no inline code.
const script = `${explorerScript}
if (window.EmbeddedSandbox) {
  document.getElementById('offline').remove();
  readExplorer().then(({ sessions, variables }) => {
    let sandbox;
    const open = ({ authorization }) => {
      sandbox?.dispose();
      sandbox = new window.EmbeddedSandbox({
        target: '#sandbox',
        initialEndpoint: location.origin + location.pathname,
        endpointIsEditable: false,
        runTelemetry: false,
        initialState: {
          document: examples,
          variables: JSON.parse(variables),
          headers: authorization ? { authorization } : {},
        },
      });
    };
    const all = [...sessions, { email: 'Visitor' }];
    const chosen = all.findIndex(({ role }) => role === 'buyer');
    if (sessions.length > 0) {
      const account = document.getElementById('account');
      account.append(...all.map(({ email }, index) => new Option(email, index)));
      account.value = String(chosen);
      account.onchange = () => open(all[account.value]);
      account.parentElement.hidden = false;
    }
    open(all.at(chosen));
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
      ${pageLook}
      body { display: grid; grid-template-rows: auto 1fr; height: 100vh; }
      main { max-width: 36rem; margin: 16vh auto; padding: 0 1.5rem; }
      h1 { font-size: 1.75rem; line-height: 1.2; }
      main a { color: var(--primary); }
      #sandbox, #sandbox iframe { width: 100%; height: 100%; border: 0; }
      #sandbox:empty { display: none; }
    </style>
  </head>
  <body>
    ${shopBar('graphql', '<label hidden>Signed in as <select id="account"></select></label>')}
    <main id="offline" hidden>
      <h1>Apollo Sandbox is out of reach</h1>
      <p>It comes from Apollo's own address, which needs the internet. Explore the schema without it in
      <a href="/altair">Altair</a>, and the REST paths in <a href="/docs">Swagger</a>.</p>
    </main>
    <div id="sandbox"></div>
    <script src="${library}"></script>
    <script src="/developers/sandbox.js"></script>
  </body>
</html>
`;

/** Serves Apollo Sandbox to browsers at `/graphql`, or a way on if it cannot be loaded. */
export const sandboxPage: ApolloServerPlugin = {
  serverWillStart: async () => ({ renderLandingPage: async () => ({ html: page }) }),
};

export function registerSandboxScript(app: FastifyInstance): void {
  app.get('/developers/sandbox.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript').send(script),
  );
}
