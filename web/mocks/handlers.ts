import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import { type GraphQLError, parse, validate } from 'graphql';
import { delay, HttpResponse, http } from 'msw';
import { liveHandler } from './live/live.handler.ts';
import { type MockShop, slowMs } from './mockShop.ts';
import type { PaymentRecord } from './records/records.ts';
import { productInput } from './records/sampleRecords.ts';
import { bearerOf, viewerOf } from './token.ts';
import { refusalBehind } from './validInput.ts';

type GraphqlRequest = {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
};

const config: ClientConfig = {
  publicUrl: globalThis.location?.origin ?? 'http://localhost',
  currency: 'USD',
  timeZone: 'UTC',
  firebase: { apiKey: 'mock', authDomain: 'mock', projectId: 'mock', emulatorUrl: null },
  cards: { mode: 'sandbox', publishableKey: 'pk_test_mock', url: '/mock-cards' },
  uploads: { url: '/upload' },
  socialLinks: [],
  demoMails: true,
  demoAccounts: (['admin', 'seller', 'buyer'] as const).map((role) => ({
    role,
    email: `${role}@fitness.zone`,
    password: 'FitnessZone1!',
  })),
};

/** Handlers for everything that the client asks a server for, over the shop as it is at that moment. */
export function handlers(shop: () => MockShop) {
  let answered = 0;
  function paymentBy(transactionId: string): PaymentRecord {
    const payment = shop().records.payments.find((one) => one.transactionId === transactionId);
    if (!payment)
      throw HttpResponse.json({ error: { type: 'invalid_request_error' } }, { status: 404 });
    return payment;
  }
  return [
    liveHandler(shop),
    http.post('*/graphql', async ({ request }) => {
      const { records, schema, switches, execute } = shop();
      const { query, variables, operationName } = (await request.json()) as GraphqlRequest;
      if (switches.slow) await delay(slowMs);
      answered += 1;
      if (switches.errors && answered % 3 === 0) return fault();
      const document = parse(query);
      const errors = validate(schema, document);
      if (errors.length > 0) return HttpResponse.json({ errors }, { status: 400 });
      const bearer = bearerOf(request.headers.get('authorization'));
      const caller = { bearer, viewer: viewerOf(records, bearer) };
      const result = await execute({ document, variables, operationName }, caller);
      if (result.data !== undefined) return HttpResponse.json(result);
      const refused = result.errors?.map(asRequestError);
      return HttpResponse.json({ errors: refused }, { status: 400 });
    }),
    http.get('*/config.json', () => HttpResponse.json(config)),
    http.post('*/upload', () => HttpResponse.json({ data: { url: productInput(1).image } })),
    http.post('*/mock-cards/v1/payment_methods', () =>
      HttpResponse.json({ id: 'pm_mock', object: 'payment_method', type: 'card' }),
    ),
    http.get('*/mock-cards/v1/payment_intents/:id', ({ params }) =>
      HttpResponse.json(intentOf(paymentBy(String(params.id)))),
    ),
    http.post('*/mock-cards/v1/payment_intents/:id/confirm', ({ params }) => {
      const payment = paymentBy(String(params.id));
      payment.charged = true;
      return HttpResponse.json(intentOf(payment));
    }),
  ];
}

/** What the server answers when an operation does not run at all. */
function asRequestError(error: GraphQLError) {
  const refusal = refusalBehind(error);
  if (refusal)
    return { ...error.toJSON(), message: refusal.message, extensions: refusal.extensions };
  return { ...error.toJSON(), extensions: { code: 'BAD_USER_INPUT' } };
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

const intentOf = ({ transactionId, charged }: PaymentRecord) => ({
  id: transactionId,
  object: 'payment_intent',
  client_secret: `${transactionId}_secret_mock`,
  status: charged ? 'succeeded' : 'requires_payment_method',
});
