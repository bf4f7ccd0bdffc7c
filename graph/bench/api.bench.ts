import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';

// A page of twelve products through HTTP, as CPU time against a bare server that answers the same bytes
// from memory: ratios within one run, since absolute figures belong to the machine.

const requests = Number(process.argv[3] ?? 1_000);
const query = `{ products(first: 12) {
  pageInfo { endCursor hasNextPage }
  edges { node { id productName image { url srcSet } condition resalePrice { formatted } sellerName } }
} }`;

const agent = new Agent({ keepAlive: true, maxSockets: 10 });
type Ask = { url: string; body?: string | (() => string); headers?: Record<string, string> };

/** Sends one request and gives the answer's body. */
async function send({ url, body, headers = {} }: Ask): Promise<Buffer> {
  const sent = request(url, {
    agent,
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
  });
  sent.end(typeof body === 'function' ? body() : body);
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  if (response.statusCode !== 200) throw new Error(`${url}: ${Buffer.concat(chunks)}`);
  return Buffer.concat(chunks);
}

/** Microseconds of CPU time a request, this process's share as a client included. */
async function cost(ask: Ask): Promise<number> {
  const run = async (times: number) => {
    for (let done = 0; done < times; done += 10) {
      await Promise.all(Array.from({ length: 10 }, () => send(ask)));
    }
  };
  await run(requests / 2);
  const before = process.cpuUsage();
  await run(requests);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / requests;
}

const shop = await startTestShop({ listen: true, env: { LOG_LEVEL: 'warn' } });
const { seller, buyer } = await createUsers(shop);
for (let i = 0; i < 200; i += 1) await seller.addProduct(aProduct());
const graphql = { url: `${shop.url}/graphql`, body: JSON.stringify({ query }) };
const bytes = await send(graphql);
const bare = createServer((asked, response) => {
  asked.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(bytes);
  });
}).listen(0, '127.0.0.1');
await once(bare, 'listening');
const { port } = bare.address() as AddressInfo;

const floor = await cost({ url: `http://127.0.0.1:${port}/`, body: graphql.body });
const authorization = `bearer ${buyer.token}`;
let asked = 0;
/** The same query with another text, so that no cached response fits. */
const anew = () => JSON.stringify({ query, variables: { asked: ++asked } });
const asks: [string, Ask][] = [
  ['GraphQL, nothing of the database', { ...graphql, body: '{"query":"{ __typename }"}' }],
  ['GraphQL, visitor', graphql],
  ['GraphQL, visitor, the first one after a change', { ...graphql, body: anew }],
  ['GraphQL, signed in', { ...graphql, headers: { authorization } }],
  ['REST, visitor', { url: `${shop.url}/products?limit=12` }],
];
process.stdout.write(`A page of 12 products, ${bytes.length} bytes, CPU against a bare server\n`);
for (const [name, ask] of asks) {
  process.stdout.write(`${name.padEnd(64)} ${((await cost(ask)) / floor).toFixed(1)}\n`);
}
bare.close();
agent.destroy();
await shop.close();
