import type { CardsConfig, FirebaseConfig } from '@fitness-zone/contract/client-config.ts';

type Browser = {
  publicUrl: string;
  /** The origins of the image host's pictures; none if the shop serves them. */
  pictures: readonly string[];
  identity: FirebaseConfig;
  cards: CardsConfig;
};

/**
 * The content security policy of the shop's pages. Allows the shop itself and the sources that the configured image
 * host, identity and card providers need.
 */
export function contentPolicy(browser: Browser): Record<string, string[]> {
  const { publicUrl, pictures, identity, cards } = browser;
  const identities = identity.emulatorUrl
    ? { script: [], frame: [identity.emulatorUrl], connect: [identity.emulatorUrl] }
    : {
        // The popup's helper: Google's loader, and a frame of the project's own domain.
        script: ['https://apis.google.com'],
        frame: [`https://${identity.authDomain}`],
        connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
      };
  const payments =
    cards.mode === 'stripe'
      ? {
          script: ['https://js.stripe.com'],
          frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
          connect: ['https://api.stripe.com'],
        }
      : { script: [], frame: [], connect: [cards.url] };
  const secure = publicUrl.startsWith('https:');
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...identities.script, ...payments.script],
    // Emotion writes the components' styles at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'font-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      publicUrl.replace(/^http/, 'ws'),
      ...identities.connect,
      ...payments.connect,
    ],
    'frame-src': ["'self'", ...identities.frame, ...payments.frame],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  };
}

/** The policy of the service worker, which requests pictures in place of the pages. */
export const workerPolicy = (pictures: readonly string[]) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'connect-src': ["'self'", ...pictures],
});

/** Origin at which explorers sign in to demo accounts. */
const emulatorOf = ({ emulatorUrl }: FirebaseConfig) => (emulatorUrl ? [emulatorUrl] : []);

/** The policy of `/graphql` for a browser: Apollo Sandbox, which comes from Apollo's hosts. */
export const sandboxPolicy = (identity: FirebaseConfig) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", 'https://*.cdn.apollographql.com'],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'"],
  'connect-src': ["'self'", 'ws:', 'wss:', ...emulatorOf(identity)],
  'frame-src': ['https://*.embed.apollographql.com'],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** The policy of bundled developer tools, which write their styles at run time. */
export const toolPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'", 'ws:', 'wss:'],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** The policy of Altair, which runs the scripts that its user writes for a request. */
export const altairPolicy = (identity: FirebaseConfig) => ({
  ...toolPolicy,
  'script-src': ["'self'", "'unsafe-eval'"],
  'connect-src': [...toolPolicy['connect-src'], ...emulatorOf(identity)],
});
