import { Client } from '@opensearch-project/opensearch';
import { ProductIndex } from './product-index.ts';

/** Milliseconds; searches normally answer within a few. */
const requestTimeoutMs = 4_000;

/** @param node the address of OpenSearch, with user and password if it needs them */
export const openIndex = (node: string, alias: string): ProductIndex =>
  new ProductIndex(new Client({ node, requestTimeout: requestTimeoutMs, maxRetries: 1 }), alias);
