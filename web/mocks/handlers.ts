import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import { introductionOf } from '@fitness-zone/sample-data/demo-accounts.ts';
import { parse } from 'graphql';
import { delay, HttpResponse, http } from 'msw';
import { liveHandler } from './live.ts';
import type { MockShop } from './shop.ts';
import type { Switches } from './switches.ts';
import { viewerOf } from './token.ts';

type GraphqlRequest = {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
};

const config = (): ClientConfig => ({
  publicUrl: location.origin,
  currency: 'USD',
  timeZone: 'UTC',
  holidays: [],
  payouts: { isOn: true, delayDays: 2, fee: { percent: 5, fixed: 0 } },
  firebase: { apiKey: 'mock', authDomain: 'mock', projectId: 'mock', emulatorUrl: null },
  cards: { mode: 'sandbox', publishableKey: 'pk_test_mock', url: '/mock-cards' },
  uploads: { url: '/upload', maxBytes: 10 * 1024 * 1024 },
  places: { text: 'GeoNames', url: 'https://www.geonames.org' },
  socialLinks: [],
  pushKey: null,
  demoMails: true,
  demoAccounts: (['admin', 'seller', 'buyer'] as const).map((role) => ({
    role,
    email: `${role}@fitness.zone`,
    password: 'FitnessZone1!',
    ...introductionOf(role, false),
  })),
});

const fault = {
  message: 'Something went wrong on our side. Please try again.',
  extensions: { code: 'INTERNAL_SERVER_ERROR' },
};

/** Answers all requests of the client. */
export const handlers = (shop: MockShop, { slow, errors }: Switches) => [
  liveHandler(shop),
  http.post('*/graphql', async ({ request }) => {
    const { query, variables, operationName } = (await request.json()) as GraphqlRequest;
    if (slow) await delay(2_000);
    // The page's frame and the login still load, so that each screen shows its own error.
    if (errors && !/^(Root|Session|GetToken)$/.test(operationName ?? '')) {
      return HttpResponse.json({ data: null, errors: [fault] });
    }
    const viewer = viewerOf(shop.store, request.headers.get('authorization'));
    return HttpResponse.json(await shop.execute({ document: parse(query), variables }, viewer));
  }),
  http.get('*/config.json', () => HttpResponse.json(config())),
  http.post('*/upload', () =>
    HttpResponse.json({ data: { url: shop.store.products[0]?.images[0]?.image } }),
  ),
];
