import { addTypenameToDocument } from '@apollo/client/utilities';
import { getOperationAST, print } from 'graphql';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { operations } from '../../../web/testing/generated/operations.ts';
import { ownProcess } from '../reads/process.ts';

/** One page for each token; null is a visitor's. */
export type Pages = { url: string; tokens: (string | null)[] };
/** A product that a page heard of, and when, in milliseconds of the computer's clock. */
export type Heard = { id: string; at: number };

type Batch = { changes: { changes: { product?: { id: string } }[] } };

const { url, tokens } = ownProcess.settings<Pages>();
const liveChanges = operations.find(
  (document) => getOperationAST(document)?.operation === 'subscription',
);
if (!liveChanges) throw new Error('the browser subscribes to nothing');
const query = print(addTypenameToDocument(liveChanges));

/** Opens one page; resolves with its first batch. */
const open = (token: string | null) =>
  new Promise<void>((resolve, reject) => {
    const client = createClient({
      url: `${url}/graphql`.replace(/^http/, 'ws'),
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      ...(token && { connectionParams: { authorization: `bearer ${token}` } }),
    });
    client.subscribe<Batch>(
      { query },
      {
        next: ({ data }) => {
          resolve();
          const at = Date.now();
          for (const { product } of data?.changes.changes ?? [])
            if (product) ownProcess.send({ id: product.id, at } satisfies Heard);
        },
        error: reject,
        complete: () => reject(new Error('a page was closed')),
      },
    );
  });

for (const token of tokens) await open(token);
ownProcess.send({ open: tokens.length });
