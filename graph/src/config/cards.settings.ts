/** Which card provider to use, with all it needs. */
export type CardsSettings = HostedCards | SandboxedCards;

/** Stripe, by the keys of an account. */
export interface HostedCards {
  kind: 'hosted';
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another address for Stripe's API, such as a proxy; null for Stripe's own. */
  apiUrl: string | null;
}

/** The card sandbox, started by this process. */
export interface SandboxedCards {
  kind: 'sandbox';
  /** TCP port on 127.0.0.1; 0 takes a free one. */
  port: number;
}

export const DEFAULT_SANDBOX_PORT = 4001;

const HOSTED = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Takes environment variables and gives the settings they describe, or null with the problems found:
 * one line each, naming the variable and the remedy.
 */
export function readCardsSettings(variables: Variables): {
  settings: CardsSettings | null;
  problems: string[];
} {
  const value = (name: string) => variables[name]?.trim() ?? '';
  const hosted = HOSTED.some((name) => value(name) !== '');
  const [port, apiUrl] = [value('CARD_SANDBOX_PORT'), value('STRIPE_API_URL')];
  const problems = [
    ...HOSTED.flatMap((name) =>
      hosted && value(name) === ''
        ? [`${name}: is missing; set all of ${HOSTED.join(', ')}, or none for the card sandbox.`]
        : [],
    ),
    ...(/^\d{0,5}$/.test(port) && Number(port) < 65_536
      ? []
      : ['CARD_SANDBOX_PORT: must be a TCP port, 0 to 65535.']),
    ...(apiUrl === '' || /^https?:$/.test(URL.parse(apiUrl)?.protocol ?? '')
      ? []
      : ['STRIPE_API_URL: must be an http or https address.']),
  ];
  if (problems.length > 0) return { settings: null, problems };
  if (!hosted) {
    const chosen = port === '' ? DEFAULT_SANDBOX_PORT : Number(port);
    return { settings: { kind: 'sandbox', port: chosen }, problems };
  }
  return {
    settings: {
      kind: 'hosted',
      secretKey: value('STRIPE_SECRET_KEY'),
      publishableKey: value('STRIPE_PUBLISHABLE_KEY'),
      webhookSecret: value('STRIPE_WEBHOOK_SECRET'),
      apiUrl: apiUrl || null,
    },
    problems,
  };
}
