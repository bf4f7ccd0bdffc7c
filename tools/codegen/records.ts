import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  parse,
} from 'graphql';

// Selections of everything that the schema has for each kind of record. A mutation's answer or another person's change
// may put a record into any list of any screen. So it must bring all fields that any screen reads, or the screen would
// have to ask the server again. Tests use the full queries to compare the whole cache with the server. A mutation
// selects everything that its payload has.

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'), { assumeValidSDL: true });

const queryType = schema.getType('Query') as GraphQLObjectType;

/** Fields that only the user they belong to can read; null for everybody else. */
const viewerOnly = new Set([
  ...['bookingCount', 'wishCount', 'productCount'],
  ...[
    'unreadNotificationCount',
    'unreadMessageCount',
    'mailedNotifications',
    'hiddenNotifications',
    'weeklyMails',
    'place',
    'units',
    'pickUpPlans',
  ],
]);

/** Fields about the viewer, which a live change for many viewers cannot bring: the screens query them. */
const askedForByScreens = new Set(['User.viewerFollows']);

const sentMessage = '{ ...Message_record thread { ...Thread_record } }';

/** The fields of a record inside another record or an answer, if few are needed: its own screens load the rest. */
const shown: Record<string, string> = {
  // The contract's table has the rest.
  'Category.attributes': '{ name }',
  'Product.attributes': '{ name value }',
  'Notification.product': '{ image { ...Image_record } }',
  'Notification.payment': '{ order { id } }',
  'Notification.actor': '{ name }',
  'Product.viewerThread': '{ id }',
  'Product.viewerOffer':
    '{ amount { ...Money_record } status createdAt changedAt lapsesAt answeredAt heldUntil viewerCanWithdraw viewerCanAccept viewerCanDecline }',
  'Hold.offer': '{ buyer { ...User_person } }',
  'Offer.product':
    '{ productName image { ...Image_record } resalePrice { ...Money_record } inStock condition category { id } }',
  // The lists follow from the records themselves.
  'Offer.thread': '{ id }',
  'Order.offers': '{ id }',
  'Thread.offers': '{ id }',
  'Thread.orders': '{ id }',
  'Order.thread': '{ viewerCanWrite writeObstacle }',
  'Thread.product': '{ productName image { ...Image_record } inStock viewerThread { id } }',
  'Message.thread': '{ id }',
  'Review.author': '{ name }',
  'Review.subject': '{ id }',
  // The payment of a balance changes the first one with it.
  'OpenBusiness.payment': '{ productName }',
  'User.pickUpPlans': '{ product { productName } place timeZone windows { weekday date from to } }',
  'Order.pickUpTimes': '{ place timeZone times }',
  'Payment.firstHalf':
    '{ balance { ...Balance_record } viewerCanPayBalance viewerCanCancelSale viewerCanReview }',
  'Payment.order': '{ id }',
  'Order.payments':
    '{ transactionId status part amount { ...Money_record } amountRefunded { ...Money_record } paidAt refundedAt disputed }',
  'Order.product': '{ inStock }',
  'Payout.order': '{ productName createdAt seller { userId name } }',
  'PayoutAccount.user': '{ name }',
  'Balance.payment':
    '{ transactionId status amount { ...Money_record } amountRefunded { ...Money_record } paidAt refundedAt }',
  // A message that was sent brings its thread, which moves in the list.
  'SendMessagePayload.sentMessage': sentMessage,
  'SendOrderMessagePayload.sentMessage': sentMessage,
  // Nothing else of a read notification changes.
  'MarkNotificationsReadPayload.notifications': '{ readAt }',
  'MarkAllNotificationsReadPayload.notifications': '{ readAt }',
  'MarkNotificationsReadAboutPayload.notifications': '{ readAt }',
  'MarkNotificationsReadAboutPayload.viewer': '{ unreadNotificationCount ...User_record }',
  'FollowPayload.seller': '{ ...User_person viewerFollows }',
  // A review changes the rating of the reviewed person.
  'AddReviewPayload.payment':
    '{ ...Payment_record reviews { subject { rating { average count } } } }',
  'StartPayoutSetupPayload.account': '{ checkedAt ...PayoutAccount_record }',
};

type Field = GraphQLField<unknown, unknown>;

function objectAt(type: GraphQLObjectType, field: string): GraphQLObjectType {
  const target = getNamedType(type.getFields()[field]?.type);
  if (!isObjectType(target)) throw new Error(`${type.name}.${field} is no object.`);
  return target;
}

const hasList = (type: GraphQLOutputType) => isListType(getNullableType(type));
const isConnection = (field: Field) => getNamedType(field.type).name.endsWith('Connection');
/** The fields of a type, without deprecated ones: they are for others. */
const fieldsOf = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter(({ deprecationReason }) => deprecationReason == null);

/** The fragment that selects a record wherever it appears: a user as others see them. */
const fragmentOf = ({ name }: GraphQLObjectType) =>
  name === 'User' ? 'User_person' : `${name}_record`;

const select = (type: GraphQLObjectType, fragment = fragmentOf(type)) => `{ ...${fragment} }`;

/** The types that queries reach, lists and their edges aside. */
function recordTypes(): GraphQLObjectType[] {
  const found = new Set<GraphQLObjectType>();
  const collect = (type: GraphQLObjectType) => {
    for (const field of fieldsOf(type)) {
      const target = getNamedType(field.type);
      if (!isObjectType(target) || found.has(target)) continue;
      found.add(target);
      collect(target);
    }
  };
  collect(queryType);
  return [...found].filter(({ name }) => !/(Connection|Edge|PageInfo)$/.test(name));
}

function recordFragments(type: GraphQLObjectType): string[] {
  const fields = fieldsOf(type).filter(
    (field) =>
      field.args.length === 0 &&
      !isConnection(field) &&
      !askedForByScreens.has(`${type.name}.${field.name}`),
  );
  const selected = (some: readonly Field[]) =>
    some
      .map(({ name, type: wrapped }) => {
        const target = getNamedType(wrapped);
        if (!isObjectType(target)) return name;
        return `${name} ${shown[`${type.name}.${name}`] ?? select(target)}`;
      })
      .join(' ');
  const isOwn = ({ name }: Field) => type.name === 'User' && viewerOnly.has(name);
  const others = selected(fields.filter((field) => !isOwn(field)));
  const fragment = `fragment ${fragmentOf(type)} on ${type.name} { ${others} }`;
  if (type.name !== 'User') return [fragment];
  const own = selected(fields.filter(isOwn));
  return [fragment, `fragment User_record on User { ...User_person ${own} }`];
}

/** The query that reads one field of the query root in full, with all arguments as variables. */
function fullQuery(field: Field): string {
  // Each variable once: the lists of one record share their page size and cursor.
  const variables = new Set<string>();
  const selection = (one: Field): string => {
    const target = getNamedType(one.type);
    for (const { name, type, defaultValue } of one.args) {
      // An argument with a default stays optional; left out, it isn't part of the list's key in the cache.
      variables.add(`$${name}: ${defaultValue === undefined ? type : getNullableType(type)}`);
    }
    const args = one.args.map(({ name }) => `${name}: $${name}`).join(', ');
    const call = `${one.name}${args && `(${args})`}`;
    if (!isObjectType(target)) return call;
    if (isConnection(one)) {
      const node = objectAt(objectAt(target, 'edges'), 'node');
      return `${call} { edges { node ${select(node)} } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } }`;
    }
    // A record's lists are read where a single record is looked up, not for each of many.
    const lists = hasList(one.type)
      ? ''
      : fieldsOf(target).filter(isConnection).map(selection).join(' ');
    const record = select(target, one.name === 'me' ? 'User_record' : fragmentOf(target));
    return `${call} ${record.replace(/}$/, `${lists} }`)}`;
  };
  const body = selection(field);
  const name = `Full${capitalized(field.name)}`;
  return `query ${name}${variables.size > 0 ? `(${[...variables].join(', ')})` : ''} { ${body} }`;
}

/** Fields that `MutationPayload_outcome` selects of every answer. */
const outcome = new Set(
  Object.keys((schema.getType('MutationPayload') as GraphQLInterfaceType).getFields()),
);

const capitalized = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** The names of the mutations whose documents features declare by hand, since they select less or more. */
const byHand = () =>
  new Set(
    globSync('web/src/features/**/*.{ts,tsx}').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^ {2}mutation (\w+)/gm)].map(([, name]) => name),
    ),
  );

/** Selects all fields of a mutation's payload except its outcome. */
const selectAnswer = (answer: GraphQLObjectType) =>
  fieldsOf(answer)
    .filter(({ name }) => !outcome.has(name))
    .map(({ name, type }) => {
      const target = getNamedType(type);
      if (!isObjectType(target)) return name;
      const own = shown[`${answer.name}.${name}`] ?? select(target, `${target.name}_record`);
      return `${name} ${own}`;
    })
    .join(' ');

/** The documents of the mutations. All arguments are variables; a payload that several share is a fragment. */
function mutationDocuments(): string[] {
  const declared = byHand();
  const mutations = fieldsOf(schema.getType('Mutation') as GraphQLObjectType).filter(
    ({ name }) => !declared.has(capitalized(name)),
  );
  const answers = Map.groupBy(mutations, ({ type }) => getNamedType(type) as GraphQLObjectType);
  return [...answers].flatMap(([answer, senders]) => {
    const isShared = senders.length > 1;
    const selection = isShared ? `...${answer.name}_records` : selectAnswer(answer);
    const documents = senders.map(({ name, args }) => {
      const variables = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
      const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      return `mutation ${capitalized(name)}${variables && `(${variables})`} { ${name}${passed && `(${passed})`} { ...MutationPayload_outcome ${selection} } }`;
    });
    return isShared
      ? [
          `fragment ${answer.name}_records on ${answer.name} { ${selectAnswer(answer)} }`,
          ...documents,
        ]
      : documents;
  });
}

const texts: Record<string, () => string[]> = {
  'web/src/apollo/records.ts': () => recordTypes().flatMap(recordFragments),
  'web/src/mutations.ts': mutationDocuments,
  'web/testing/fullQueries.ts': () =>
    fieldsOf(queryType)
      .filter(({ type }) => isObjectType(getNamedType(type)))
      .map(fullQuery),
};

/**
 * A document loader for the documents that follow from the schema alone: a fragment for each record, a document for
 * each mutation, or a query for each root field. No file declares them; they are generated as though `location` did.
 */
export default function loadRecords(location: string) {
  const rawSDL = texts[location]?.().join('\n') ?? '';
  return { location: join(process.cwd(), location), rawSDL, document: parse(rawSDL) };
}
