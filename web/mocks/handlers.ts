import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import { shelves } from '@fitness-zone/sample-data/content/categories.ts';
import { stockItem } from '@fitness-zone/sample-data/offers.ts';
import { parse, validate } from 'graphql';
import { delay, HttpResponse, http } from 'msw';
import { drawOffer, drawShelf } from '../../graph/seed/pictures.ts';
import { liveHandler } from './live.handler.ts';
import { type MockShop, slowMs } from './mockShop.ts';
import type { PaymentRecord } from './records.ts';
import { bearerOf, viewerOf } from './token.ts';

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
      return HttpResponse.json(result);
    }),
    http.get('*/config.json', () => HttpResponse.json(config)),
    http.post('*/upload', () => HttpResponse.json({ data: { url: '/mock-pictures/offer-1.svg' } })),
    http.get('*/mock-pictures/:name', ({ params }) => picture(String(params.name))),
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

/** The seed's own drawings, made when they are asked for. */
function picture(name: string) {
  const [kind, index] = name.replace('.svg', '').split('-');
  const number = Number(index);
  const shelf = shelves[number];
  const { shelf: room, pictured } = stockItem(number);
  const svg = kind === 'shelf' && shelf ? drawShelf(shelf) : drawOffer(room, pictured);
  return new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
