import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { Context } from '../context/context.ts';

/** Makes mutations read the database, where other processes write, too. */
export const readDatabaseInMutations: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ operation, contextValue }) {
      if (operation?.operation === OperationTypeNode.MUTATION) contextValue.cache.readDatabase();
    },
  }),
};
