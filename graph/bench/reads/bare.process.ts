import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownProcess } from './process.ts';

// The bare server: node:http sends the same bytes from memory for every request.

const { body } = ownProcess.settings<{ body: string }>();
const bytes = Buffer.from(body);
const server = createServer((asked, answer) => {
  asked.resume().on('end', () => {
    answer.writeHead(200, { 'content-type': 'application/json' }).end(bytes);
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  ownProcess.send({ url: `http://127.0.0.1:${port}` });
});
