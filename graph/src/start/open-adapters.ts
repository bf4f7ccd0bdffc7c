import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { openCards } from '../adapters/cards/cards.ts';
import { openIdentity } from '../adapters/identity/open-identity.ts';
import { openImages } from '../adapters/images/open-images.ts';
import { openLimits } from '../adapters/limits/limits.ts';
import { openMail } from '../adapters/mail/open-mail.ts';
import { openPlaces } from '../adapters/places/open-places.ts';
import type { TownData } from '../adapters/places/town-data.ts';
import { openPush } from '../adapters/push/open-push.ts';
import type { Config } from '../config/config.ts';
import type { Shop } from '../context/shop.ts';
import { webhookEvents } from '../domains/payments/payments.webhook.ts';

type Needs = {
  config: Config;
  connection: Connection;
  log: Logger;
  now: () => number;
  given: Partial<Pick<Shop, 'identity' | 'cards' | 'push'>> & { towns?: TownData };
};

/**
 * Opens the configured adapters, except the database and given ones. `opened` closes them.
 * @throws errors of an adapter that can't be opened
 */
export async function openAdapters(
  { config, connection, log, now, given }: Needs,
  opened: AsyncDisposableStack,
) {
  const identity =
    given.identity ??
    opened.adopt(await openIdentity(config.identity, { dataDir: config.dataDir, log }), (adapter) =>
      adapter.stop(),
    );
  const cards =
    given.cards ??
    opened.adopt(
      await openCards(config.cards, {
        dataDir: config.dataDir,
        origins: [config.publicUrl, `http://127.0.0.1:${config.port}`, ...config.corsOrigins],
        webhookUrl: () => `http://127.0.0.1:${config.port}/webhooks/stripe`,
        connectWebhookUrl: () => `http://127.0.0.1:${config.port}/webhooks/stripe/connect`,
        webhookEvents,
        now,
        shared: config.mongodbUri ? connection : null,
        onFault: (fault) => log.error({ err: fault }, 'the card sandbox failed'),
      }),
      (adapter) => adapter.stop(),
    );
  const images = opened.adopt(await openImages(config, connection), (adapter) => adapter.close());
  const limits = opened.adopt(await openLimits(config, connection, log), (adapter) =>
    adapter.close(),
  );
  const mail = await openMail(config);
  const push =
    given.push ??
    opened.adopt(await openPush(config, connection, log), (adapter) => adapter.close());
  const places = opened.adopt(openPlaces(config, connection, given.towns), (adapter) =>
    adapter.close(),
  );
  return { identity, cards, images, limits, mail, push, places };
}
