import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { Context } from '../context/context.ts';
import { versionHeader } from '../shared/versions.ts';

/**
 * Where processes share the database: has mutations read nothing that may be behind another process, and
 * sends the version of their writes with the answer.
 */
export const exactMutations: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ operation, contextValue }) {
      if (operation?.operation !== OperationTypeNode.MUTATION) return;
      const { readModel, createLoaders, searches } = contextValue.exactReads;
      const loaders = createLoaders(contextValue.viewer);
      Object.assign(contextValue, { readModel, createLoaders, searches, loaders });
    },
    async willSendResponse({ operation, contextValue, response }) {
      const version = contextValue.versions.own();
      if (version === null || operation?.operation !== OperationTypeNode.MUTATION) return;
      response.http.headers.set(versionHeader, version);
    },
  }),
};
