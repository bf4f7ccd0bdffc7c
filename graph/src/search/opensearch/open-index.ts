import { Client } from '@opensearch-project/opensearch';
import { ProductIndex } from './product-index.ts';

/** Timeout; searches normally answer within milliseconds. */
const requestTimeoutMs = 4_000;

/** @param node the address of OpenSearch, with a user and a password if it asks for them */
export const openIndex = (node: string, alias: string): ProductIndex =>
  new ProductIndex(new Client({ node, requestTimeout: requestTimeoutMs, maxRetries: 1 }), alias);
