import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import Stripe from 'stripe';

/** The card provider of a shop in another process, as the shop's owner uses it in Stripe's dashboard. */
export async function providerOfShop(url: string, dataDir: string): Promise<Stripe> {
  const config = await fetch(`${url}/config.json`);
  const { cards } = (await config.json()) as ClientConfig;
  if (cards.mode !== 'sandbox')
    throw new Error('Only of the card sandbox is the secret key known.');
  const { hostname: host, port } = new URL(cards.url);
  const key = secretKeyIn(join(dataDir, 'cards', 'cards.sqlite'));
  return new Stripe(key, { host, port, protocol: 'http', telemetry: false });
}

function secretKeyIn(file: string): string {
  const books = new DatabaseSync(file, { readOnly: true });
  try {
    const row = books.prepare("SELECT value FROM setting WHERE name = 'secret_key'").get();
    return String(row?.value);
  } finally {
    books.close();
  }
}
