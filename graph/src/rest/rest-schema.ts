import { priceOf, toMajor } from '@fitness-zone/contract/payments/money.ts';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
} from 'graphql';
import type { Context } from '../context/context.ts';
import {
  ownDataResolvers,
  ownDataTypes,
} from '../domains/accounts/personal-data/own-data.schema.ts';
import type { ListEntryRecord } from '../domains/lists/list-entry.model.ts';
import { absolutePicture } from '../domains/pictures/picture-url.rules.ts';
import { commonResolvers, readContract } from '../graphql/contract.ts';
import { domainResolvers } from '../graphql/domain-resolvers.ts';
import { raisingOf } from '../graphql/raising.ts';
import { valueResolvers } from '../graphql/values.resolvers.ts';

/**
 * REST's additions to the schema: directives for the form of an answer, ids instead of records, and lists of its own.
 */
const additions = `
  "Any value: services check what they are given."
  scalar Given

  "A connection that shows as the list of its nodes; \`Link\` names the next page."
  directive @page on FIELD
  "Its fields show in its place."
  directive @flat on FIELD
  "Shows as its only field does."
  directive @value on FIELD
  "Shows in place of null; otherwise a field without a value is absent."
  directive @or("Null by default." value: String) on FIELD
  "Never null here, although its type allows it."
  directive @there on FIELD

  extend type CartItem { owner: User productId: ID! }
  extend type Message { threadId: ID! senderId: ID! }
  extend type Notification { productId: ID paymentId: ID actorId: ID }
  extend type Offer { productId: ID! }
  extend type Order { productId: ID! }
  extend type Payment { currency: String! productId: ID! problem: String }
  extend type Payout { createdAt: DateTime! currency: String! }
  extend type PayoutDifference { currency: String! }
  extend type PickUpPlan { productId: ID }
  extend type PriceGuide { calculatedOn: String! }
  extend type Product { categoryId: ID! }
  extend type Report { targetId: ID! reporterId: ID! }
  extend type SignIn { userId: ID! }
  extend type Thread { productId: ID! buyerId: ID! sellerId: ID! }

  extend type Query {
    accounts: Accounts!
    bookingEntries: [CartItem!]!
    wishEntries: [CartItem!]!
    foundProducts: [FoundProduct!]!
    myPickUpPlans: [PickUpPlan!]!
    orderMessages(first: Given, after: Given): MessageConnection!
    receiptOfOrder: Receipt!
    reconciliations: [PayoutReconciliation!]!
    reviewsOfSeller(first: Given, after: Given): ReviewConnection!
  }
  type Accounts { success: Boolean! data(first: Given, after: Given): UserConnection! }
  "A product in a list that may be searched."
  type FoundProduct {
    node: Product!
    """
    Parts of \`q\` that it does not match. Only where no product matches all of \`q\`: then the best partial matches are
    listed.
    """
    missing: [String!]
    "Distance from the place of \`near\` or \`q\`, to one decimal."
    distance: Distance
  }
  type Distance { value: Float! unit: DistanceUnit! }
`;

/** The contract with any arguments, enum values in REST's words, and amounts in major units. */
const restContract = ({ kind, definitions }: DocumentNode): DocumentNode => ({
  kind,
  definitions: definitions.flatMap((one): DefinitionNode[] => {
    switch (one.kind) {
      case Kind.INPUT_OBJECT_TYPE_DEFINITION:
        return [];
      case Kind.ENUM_TYPE_DEFINITION: {
        const { name, description } = one;
        return [{ kind: Kind.SCALAR_TYPE_DEFINITION, name, ...(description && { description }) }];
      }
      case Kind.OBJECT_TYPE_DEFINITION:
        return [{ ...one, fields: (one.fields ?? []).map((field) => restField(one, field)) }];
      default:
        return [one];
    }
  }),
});

const restField = (type: ObjectTypeDefinitionNode, field: FieldDefinitionNode) =>
  type.name.value === 'Money' && field.name.value === 'amount'
    ? { ...field, type: nonNull('Float') }
    : withAnyArguments(field);

const named = (value: string) =>
  ({ kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value } }) as const;
const nonNull = (value: string) => ({ kind: Kind.NON_NULL_TYPE, type: named(value) }) as const;

const withAnyArguments = (field: FieldDefinitionNode): FieldDefinitionNode => ({
  ...field,
  arguments: (field.arguments ?? []).map(({ kind, name }) => ({
    kind,
    name,
    type: named('Given'),
  })),
});

let created: GraphQLSchema | undefined;

/** The contract as REST shows it: the same resolvers, which raise refusals, with REST's scalars. */
export function restSchema(): GraphQLSchema {
  created ??= create(readContract());
  return created;
}

const create = (typeDefs: string) =>
  makeExecutableSchema({
    // The contract itself is checked when GraphQL's schema is made.
    assumeValidSDL: true,
    typeDefs: [restContract(parse(typeDefs, { noLocation: true })), additions, ownDataTypes],
    resolvers: [
      valueResolvers,
      commonResolvers(typeDefs),
      ...domainResolvers.map(({ Query, Mutation, ...types }) => ({
        ...types,
        ...(Query && { Query: raisingFields(Query) }),
        ...(Mutation && { Mutation: raisingFields(Mutation) }),
      })),
      ownDataResolvers,
      additionalFields,
      {
        DateTime: { serialize: (time: Date | number | string) => new Date(time).getTime() },
        Money: {
          amount: (source: never, _args: object, { config }: Context) => {
            const { amount, currency } = priceOf(source, config.currency);
            return toMajor(amount, currency);
          },
        },
        Image: {
          url: (url: string, _args: object, { config }: Context) => absolutePicture(config, url),
        },
      },
    ],
  });

const inCapitals = ({ currency }: { currency: string }) => currency.toUpperCase();

const ownerOf = (
  { userId }: Pick<ListEntryRecord, 'userId'>,
  _args: object,
  { loaders }: Context,
) => loaders.user.load(userId);

/** The fields of `additions` that have other names in the records. */
const additionalFields = {
  CartItem: { owner: ownerOf },
  Payment: { currency: inCapitals },
  Payout: { currency: inCapitals },
  PriceGuide: {
    calculatedOn: ({ calculatedAt }: { calculatedAt: Date }) => calculatedAt.toISOString(),
  },
};

const raisingFields = (resolvers: object) =>
  Object.fromEntries(
    Object.entries(resolvers).map(([field, resolve]) => [field, raisingOf(resolve)]),
  );
