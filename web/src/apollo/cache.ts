import { InMemoryCache } from '@apollo/client/cache';
import possibleTypes from '../generated/graphql.ts';
import { typePolicies } from './policies.ts';

/** An empty cache with the shop's policies. The application, mocks and tests all use this one. */
export const createCache = () =>
  new InMemoryCache({ possibleTypes: possibleTypes.possibleTypes, typePolicies });
