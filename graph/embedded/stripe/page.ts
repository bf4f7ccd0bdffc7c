import type { StripeObject } from './objects.ts';
import type { Call, Route } from './route.ts';
import { invalidRequest, noSuch } from './stripe.errors.ts';

type Filters = {
  /** The parameter that names the listed objects' parent. */
  parent?: string;
  /** The parameters that name a field and the value it must have. */
  fields?: readonly string[];
};

/** One page of the objects of a kind, newest first, as version 1 of the API lists them. */
export function page<T extends StripeObject>(
  kind: T['object'],
  call: Call,
  { parent, fields = [] }: Filters = {},
): object {
  const { params } = call;
  const where = Object.fromEntries(fields.map((name) => [name, params.text(name)]));
  return pageOf(kind, call, { where, parent: parent && params.text(parent) });
}

/** One page of objects that belong to another, or that have certain values. */
export function pageOf<T extends StripeObject>(
  kind: T['object'],
  { context, params, account }: Call,
  filter: { parent?: string | undefined; where?: Record<string, string | undefined> },
  url = `/v1/${kind}s`,
): object {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest('Invalid integer: limit must be between 1 and 100', { param: 'limit' });
  }
  const after = (bound: number | undefined) => (bound === undefined ? undefined : bound + 1);
  const before = (bound: number | undefined) => (bound === undefined ? undefined : bound - 1);
  const query = {
    ...filter,
    account,
    limit,
    startingAfter: params.text('starting_after'),
    createdFrom: params.integer('created[gte]') ?? after(params.integer('created[gt]')),
    createdTo: params.integer('created[lte]') ?? before(params.integer('created[lt]')),
  };
  params.finish();
  const { data, hasMore } = context.ledger.list<T>(kind, query);
  return { object: 'list', data, has_more: hasMore, url };
}

/** Returns one object by its id: the platform's own, or that of the connected account in the request. */
export function one<T extends StripeObject>(kind: T['object'], label: string = kind): Route['run'] {
  return ({ context, id, params, account }) => {
    params.finish();
    const found = context.ledger.find<T>(kind, id, account);
    if (!found) throw noSuch(label, id);
    return found;
  };
}
