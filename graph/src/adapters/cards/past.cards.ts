import Stripe from 'stripe';
import type { PastBooks } from '../../../embedded/stripe/sandbox.server.ts';
import { refusedBank, slowBank, usualBank } from '../../../embedded/stripe/test.banks.ts';

/** The card provider at another clock. Nothing done there is announced. */
export type PastCards = {
  stripe: Stripe;
  /** A seller completes the account behind an address from `accountLinks.create`, with a bank account. */
  completeSetup(url: string, bank: SetupBank): Promise<void>;
  close(): Promise<void>;
};

/** `slow` banks take two days; accounts with a `refused` one get no transfers. */
type SetupBank = 'usual' | 'slow' | 'refused';

const banks: Record<SetupBank, string> = {
  usual: usualBank,
  slow: slowBank,
  refused: refusedBank,
};

/** The official SDK on the sandbox's books of a past. */
export const openPastCards = (books: PastBooks, secretKey: string): PastCards => ({
  stripe: new Stripe(secretKey, {
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient: withoutNetwork(books),
  }),
  completeSetup: (url, bank) => completeSetup(books, url, banks[bank]),
  close: () => books.close(),
});

type HttpClient = ReturnType<typeof Stripe.createFetchHttpClient>;
type Method = NonNullable<Parameters<PastBooks['request']>[0]['method']>;

const withoutNetwork = (books: PastBooks): HttpClient => ({
  getClientName: () => 'past',
  makeRequest: async (_host, _port, url, method, headers, payload) => {
    const sent = { method: method as Method, url, headers: textsOf(headers) };
    const answer = await books.request({ ...sent, ...(payload && { payload }) });
    return {
      getStatusCode: () => answer.statusCode,
      getHeaders: () => textsOf(answer.headers),
      getRawResponse: () => answer,
      toStream: () => null,
      toJSON: async () => JSON.parse(answer.body),
    };
  },
});

const textsOf = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** Fills in the provider's set-up page as a seller would. A link that was already used changes nothing. */
async function completeSetup(books: PastBooks, link: string, bank: string): Promise<void> {
  const { pathname: url } = new URL(link);
  const { body } = await books.request({ method: 'GET', url });
  const [, page] = /name="page" value="(\w+)"/.exec(body) ?? [];
  if (!page) return;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = `${new URLSearchParams({ page, outcome: 'active', bank })}`;
  await books.request({ method: 'POST', url, headers, payload });
}
