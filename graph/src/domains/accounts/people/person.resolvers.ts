import type { Resolvers } from '../../../generated/graphql.ts';
import { nullIfNotFound } from '../../../graphql/null-if-not-found.ts';
import { adminPeople } from './people.queries.ts';
import { viewPerson } from './person.queries.ts';
import { personStateOf } from './person-state.rules.ts';

export const personResolvers: Resolvers = {
  Query: {
    adminPerson: nullIfNotFound((context, { userId }) => viewPerson(context, userId)),
    adminPeople: (_root, asked, context) => adminPeople.page(context, asked),
  },
  Person: {
    user: (user) => user,
    state: personStateOf,
    since: ({ joinedAt }) => joinedAt,
    cancelledSaleCount: ({ _id }, _args, { loaders }) => loaders.cancelledSaleCount.load(_id),
  },
};
