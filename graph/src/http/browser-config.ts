import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import type { FastifyInstance } from 'fastify';
import { demoAccountsOf, introductionOf } from '../../../sample-data/demo-accounts.ts';
import { hasStory } from '../../../sample-data/has-story.ts';
import type { Shop } from '../context/shop.ts';
import { showsMails } from '../domains/notifications/mail/demo-mails.queries.ts';

/** The part of the configuration that browsers may know. */
export const clientConfig = ({
  config,
  identity,
  cards,
  mail,
  places,
  push,
}: Shop): ClientConfig => ({
  publicUrl: config.publicUrl,
  currency: config.currency,
  timeZone: config.timeZone,
  holidays: [...config.holidays],
  payouts: {
    isOn: config.payouts.isOn,
    delayDays: config.payouts.delayDays,
    fee: config.payouts.fee,
  },
  firebase: identity.browser,
  cards: cards.browser,
  // Browsers upload to our own endpoint, so that an image host's key never leaves the server.
  uploads: { url: '/upload', maxBytes: config.maxUploadBytes },
  places: places.attribution,
  socialLinks: config.socialLinks,
  // Push messages need the service worker.
  pushKey: config.serviceWorker ? push.key : null,
  demoMails: showsMails({ mail, identity }),
  demoAccounts:
    config.seedProducts > 0 && identity.browser.emulatorUrl
      ? demoAccountsOf(config).map((account) => ({
          ...account,
          ...introductionOf(account.role, hasStory(config)),
        }))
      : null,
});

/** `GET /config.json`: the browser's configuration, read at run time. */
export function registerBrowserConfig(app: FastifyInstance, shop: Shop): void {
  app.get('/config.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return clientConfig(shop);
  });
}
