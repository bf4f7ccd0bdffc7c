import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';

import type { Shop } from '../context/shop.ts';
import { registerUnsubscribe } from '../domains/notifications/unsubscribe/unsubscribe.webhook.ts';
import { servePickUps } from '../domains/orders/pick-up/pick-up.rest.ts';
import { registerStripeWebhook } from '../domains/payments/payments.webhook.ts';
import { registerConnectWebhook } from '../domains/payouts/payouts.webhook.ts';
import { serveStatements } from '../domains/payouts/statements/statements.rest.ts';
import { servePrivatePhotos } from '../domains/private-photos/private-photos.rest.ts';
import { serveReceipts } from '../domains/receipts/receipts.rest.ts';
import { serveBucketImages } from '../domains/uploads/serve-bucket-images.rest.ts';
import { serveImages } from '../domains/uploads/serve-images.rest.ts';
import { registerUploads } from '../domains/uploads/uploads.rest.ts';
import { createSchema } from '../graphql/schema.ts';
import { AccessLog } from '../http/access-log.ts';
import { registerBrowserConfig } from '../http/browser-config.ts';
import { cacheReads } from '../http/cache-reads.ts';
import { refuseClientError } from '../http/client-errors.ts';
import { closeConnectionsOnClose } from '../http/close-connections.ts';
import { compileSchemas } from '../http/compile-schemas.ts';
import { enforceDeadlines } from '../http/deadline.ts';
import { answerError } from '../http/errors.ts';
import { registerGraphql } from '../http/graphql-endpoint.ts';
import { registerHealth } from '../http/health.ts';
import { observeRequests } from '../http/metrics/observe-requests.ts';
import { registerMetrics } from '../http/metrics/register-metrics.ts';
import { readJsonBodies } from '../http/request/json-body.ts';
import { refuseOtherMethods } from '../http/request/other-methods.ts';
import { readableAddress } from '../http/request/readable-address.ts';
import { registerSecurity } from '../http/security.ts';
import { leastCompressed } from '../http/visitor-answers.ts';
import { registerWebApp } from '../pages/web-app.ts';
import { registerRest } from '../rest/router.ts';

/** Milliseconds; longer than the database's timeouts of a read and its retry. */
const maxAnswerMs = 30_000;

/** Default request timeout in milliseconds; longer than an upload's. */
const maxRequestMs = 65_000;

/**
 * The shop's HTTP app, not listening yet; tests start here.
 * @param answerWithinMs after which an unfinished path or operation answers `unavailable`
 */
export async function createApp(
  shop: Shop,
  answerWithinMs = maxAnswerMs,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: shop.log,
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    requestTimeout: maxRequestMs,
    clientErrorHandler: refuseClientError,
    http: { connectionsCheckingInterval: 1_000 },
    frameworkErrors: answerError,
    rewriteUrl: readableAddress,
    // Paths themselves refuse parameters that are too long, with an explanation.
    routerOptions: { maxParamLength: 16_384 },
    logController: new AccessLog(),
    forceCloseConnections: 'idle',
    // Keeps answering requests over connections that are still open.
    return503OnClosing: false,
  });
  app.setErrorHandler(answerError);
  closeConnectionsOnClose(app, shop);
  enforceDeadlines(app);
  observeRequests(app, shop);
  cacheReads(app, shop);
  readJsonBodies(app);
  compileSchemas(app);
  refuseOtherMethods(app, shop);
  await registerSecurity(app, shop);
  await app.register(compress, { threshold: leastCompressed });
  if (shop.config.introspection) {
    // Loaded only here, to save the memory in a shop that hides its API.
    const { registerApiDocument } = await import('../http/explorers/api-document.ts');
    const { registerDevelopersPage } = await import('../http/explorers/developers-page.ts');
    await registerApiDocument(app, shop.config);
    registerDevelopersPage(app, shop.config);
  }
  registerHealth(app, shop);
  registerMetrics(app, shop);
  registerBrowserConfig(app, shop);
  registerRest(app, shop, answerWithinMs);
  // A minute by default: enough for the largest photo at about 1.5 Mbit/s.
  await registerUploads(app, shop, 2 * answerWithinMs);
  const { folder, bucket } = shop.images;
  if (folder) await serveImages(app, folder);
  if (bucket) serveBucketImages(app, shop, bucket, answerWithinMs);
  servePrivatePhotos(app, shop, answerWithinMs);
  servePickUps(app, shop, answerWithinMs);
  serveReceipts(app, shop, answerWithinMs);
  serveStatements(app, shop, answerWithinMs);
  registerUnsubscribe(app, shop);
  registerStripeWebhook(app, shop, answerWithinMs);
  registerConnectWebhook(app, shop, answerWithinMs);
  const schema = createSchema();
  await registerGraphql(app, shop, schema, answerWithinMs);
  await registerWebApp(app, shop, schema);
  return app;
}
