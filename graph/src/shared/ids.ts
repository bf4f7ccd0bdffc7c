import { Types } from 'mongoose';
import { Refusal } from './refusals/refusal.ts';

/**
 * The ObjectId behind a client's id.
 * @param what the kind of record for the message, for example `Product`
 * @throws Refusal `not-found` unless the id has 24 hexadecimal digits
 */
export function toObjectId(id: unknown, what: string): Types.ObjectId {
  if (!isObjectId(id)) throw notFound(what);
  return Types.ObjectId.createFromHexString(id);
}

/** 24 hexadecimal digits. */
export const isObjectId = (id: unknown): id is string =>
  typeof id === 'string' && /^[0-9a-f]{24}$/i.test(id);

/** The ObjectId of an id that the shop itself wrote, which needs no check. */
export const objectIdOf = (id: string): Types.ObjectId => Types.ObjectId.createFromHexString(id);

/**
 * The refusal for a record that doesn't exist or is hidden from the caller.
 * @param details whether the request was already carried out, so that the record no longer exists
 */
export const notFound = (
  what: string,
  details: { alreadyDone?: boolean; payload?: Record<string, unknown> } = {},
) => new Refusal('not-found', `${what} not found.`, details);

/**
 * Converts ids to texts, equal ids to the same string: rows share few sellers and categories, and bson's strings are
 * ropes of pieces.
 */
export function idTexts(): (id: Types.ObjectId) => string {
  const known = new Map<string, string>();
  return (id) => {
    const text = id.toHexString();
    const before = known.get(text);
    if (before === undefined) known.set(text, text);
    return before ?? text;
  };
}

export type Identified = { _id: Types.ObjectId };
