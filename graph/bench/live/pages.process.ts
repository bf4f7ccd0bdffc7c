import { addTypenameToDocument } from '@apollo/client/utilities';
import { getOperationAST, print } from 'graphql';
import { operations } from '../../../web/testing/generated/operations.ts';
import { openPage } from '../outages/pages.ts';
import { ownProcess } from '../reads/process.ts';

/** One page for each token; null is a visitor's. */
export type Pages = { url: string; tokens: (string | null)[] };
/** A product that a page received, and the time in milliseconds of the computer's clock. */
export type ReceivedProduct = { id: string; at: number };

const { url, tokens } = ownProcess.settings<Pages>();
const liveChanges = operations.find(
  (document) => getOperationAST(document)?.operation === 'subscription',
);
if (!liveChanges) throw new Error('the browser subscribes to nothing');
const document = print(addTypenameToDocument(liveChanges));
const onProduct = (id: string) => ownProcess.send({ id, at: Date.now() } satisfies ReceivedProduct);
for (const token of tokens) await openPage(url, { token, document, onProduct });
ownProcess.send({ open: tokens.length });
