import type { TestShop } from '../shop/start-test-shop.ts';
import { type ApiResponse, apiClient } from './api-client.ts';

/** Only an answer to a fault, or a leak, holds these. */
const internals =
  /INTERNAL_SERVER_ERROR|Something went wrong|node_modules|\.ts:\d|\bat \w+ \(|Mongo(Server)?Error|MongooseError|CastError|BSONError|E11000|ENOENT|sk_test|whsec_|jwt-?secret/i;

/** Throws, with the request and its answer, if the answer reports a fault or leaks internals. */
export function expectAnswerWithoutFault(
  { statusCode, body }: ApiResponse,
  request: unknown,
): void {
  if (statusCode < 500 && !internals.test(body)) return;
  const sent = JSON.stringify(request)?.slice(0, 2_000);
  throw new Error(`${sent}\n${statusCode} ${body.slice(0, 500)}`);
}

/** Throws if a shop isn't ready or has logged a fault. */
export async function expectShopWithoutFault(shop: TestShop): Promise<void> {
  const { statusCode } = await apiClient(shop, null).send({ method: 'GET', url: '/readyz' });
  const faults = shop.logs.filter((line) => /"level":(50|60)/.test(line));
  if (statusCode !== 200 || faults.length > 0) throw new Error([statusCode, ...faults].join('\n'));
}
