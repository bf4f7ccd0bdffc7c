import { parse, validate } from 'graphql';
import { delay, HttpResponse, http } from 'msw';
import type { ClientConfig } from '../src/lib/config.ts';
import { liveHandler } from './live.handler.ts';
import { type Stage, slowMs } from './mockShop.ts';
import { offerInput } from './sampleRecords.ts';
import { viewerOf } from './token.ts';

type GraphqlRequest = {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
};

const config: ClientConfig = {
  currency: 'USD',
  firebase: { apiKey: 'mock', authDomain: 'mock', projectId: 'mock', emulatorUrl: null },
  cards: { mode: 'sandbox', publishableKey: 'pk_test_mock', url: '/mock-cards' },
  uploads: { url: '/upload' },
  demoAccounts: ['admin', 'seller', 'buyer'].map((role) => ({
    role,
    email: `${role}@fitness.zone`,
    password: 'FitnessZone1!',
  })),
};

/** Everything that the client asks a server for, answered from the stage as it is at that moment. */
export function handlers(stage: () => Stage) {
  let answered = 0;
  return [
    liveHandler(stage),
    http.post('*/graphql', async ({ request }) => {
      const { world, schema, switches, perform } = stage();
      const { query, variables, operationName } = (await request.json()) as GraphqlRequest;
      if (switches.slow) await delay(slowMs);
      answered += 1;
      if (switches.errors && answered % 3 === 0) return fault();
      const document = parse(query);
      const errors = validate(schema, document);
      if (errors.length > 0) return HttpResponse.json({ errors }, { status: 400 });
      const viewer = viewerOf(world, request.headers.get('authorization'));
      const result = await perform({ document, variables, operationName }, viewer);
      return HttpResponse.json(result);
    }),
    http.get('*/config.json', () => HttpResponse.json(config)),
    http.post('*/upload', () => HttpResponse.json({ data: { url: offerInput(1).image } })),
    http.post('*/mock-cards/v1/payment_methods', () =>
      HttpResponse.json({ id: 'pm_mock', object: 'payment_method', type: 'card' }),
    ),
    http.get('*/mock-cards/v1/payment_intents/:id', ({ params }) =>
      HttpResponse.json(intent(String(params.id), 'requires_payment_method')),
    ),
    http.post('*/mock-cards/v1/payment_intents/:id/confirm', ({ params }) =>
      HttpResponse.json(intent(String(params.id), 'succeeded')),
    ),
  ];
}

const fault = () =>
  HttpResponse.json({
    data: null,
    errors: [
      {
        message: 'Something went wrong on our side. Please try again.',
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ],
  });

const intent = (id: string, status: string) => ({
  id,
  object: 'payment_intent',
  client_secret: `${id}_secret_mock`,
  status,
});
