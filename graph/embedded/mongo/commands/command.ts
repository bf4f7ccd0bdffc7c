import type { Encodable } from '../bson/encode.ts';
import type { Doc } from '../bson/values.ts';
import type { Engine } from '../engine.ts';
import { unsupported } from '../errors.ts';
import { parseFilter } from '../query/filter.ts';
import type { Query } from '../query/find-documents.ts';
import { parseSort } from '../query/sort.ts';
import type { Arguments } from './arguments.ts';

export type Connection = {
  readonly connectionId: number;
  readonly address: string;
};

/** Its reply is sent once all earlier writes are on disk. */
export type Command = (engine: Engine, args: Arguments, connection: Connection) => Encodable;

/** The query that a command makes of its filter and, perhaps, its sort. */
export function readQuery(args: Arguments, filter: Doc = new Map(), sort?: Doc): Query {
  const hint = args.doc.get('hint');
  // Compass sends the hint `_id_` when it counts; it changes nothing here.
  if (hint !== undefined && hint !== '_id_') throw unsupported('a hint other than _id_', 72);
  return { filter: parseFilter(filter), sort: parseSort(sort), deadline: args.deadline };
}
