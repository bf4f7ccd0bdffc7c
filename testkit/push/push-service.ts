import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { PushSubscription } from '../../graph/src/adapters/push/push.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The self-signed certificate of the push service below, for `localhost`. */
export const certificate = read('localhost-cert.pem');

/** A push service on loopback, with a subscribed browser that can decrypt its messages. */
export async function startPushService() {
  const received: { headers: NodeJS.Dict<string | string[]>; message: string }[] = [];
  const state = { answer: 201 };
  const browser = createECDH('prime256v1');
  const publicKey = browser.generateKeys();
  const secret = randomBytes(16);
  const server = createServer(
    { key: read('localhost-key.pem'), cert: certificate },
    async (request, response) => {
      const body = await buffer(request);
      const message = decrypt(body, { browser, publicKey, secret });
      received.push({ headers: request.headers, message });
      response.writeHead(state.answer).end();
    },
  );
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const subscription: PushSubscription = {
    endpoint: `https://localhost:${port}/browser`,
    publicKey: publicKey.toString('base64url'),
    secret: secret.toString('base64url'),
  };
  return {
    host: `localhost:${port}`,
    subscription,
    received,
    state,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Keys = { browser: ReturnType<typeof createECDH>; publicKey: Buffer; secret: Buffer };

/** Reads one record of `aes128gcm` with the browser's keys (RFC 8188 and 8291). */
function decrypt(body: Buffer, { browser, publicKey, secret }: Keys): string {
  const salt = body.subarray(0, 16);
  const senderEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, senderEnd);
  const derived = (from: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', from, by, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const shared = derived(browser.computeSecret(sender), secret, info, 32);
  const key = derived(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(senderEnd, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
