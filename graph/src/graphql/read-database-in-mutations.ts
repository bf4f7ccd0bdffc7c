import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { Context } from '../context/context.ts';

/** Has mutations read the database where other processes write to it, too. */
export const readDatabaseInMutations: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ operation, contextValue }) {
      if (operation?.operation === OperationTypeNode.MUTATION) contextValue.cache.readDatabase();
    },
  }),
};
