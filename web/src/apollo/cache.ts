import { InMemoryCache } from '@apollo/client/cache';
import type { DocumentNode } from 'graphql';
import possibleTypes from '../generated/graphql.ts';
import { typePolicies } from './policies.ts';

/**
 * Keeps the copy of each document that has `__typename` fields. Apollo makes new copies after `restore`, and drops an
 * answer whose copy isn't the query's latest.
 */
class ShopCache extends InMemoryCache {
  readonly #transformed = new WeakMap<DocumentNode, DocumentNode>();

  override transformDocument(document: DocumentNode): DocumentNode {
    const transformed = this.#transformed.get(document) ?? super.transformDocument(document);
    this.#transformed.set(document, transformed);
    return transformed;
  }
}

/** An empty cache with the shop's policies. The application, mocks and tests all use this one. */
export const createCache = () =>
  new ShopCache({ possibleTypes: possibleTypes.possibleTypes, typePolicies });
