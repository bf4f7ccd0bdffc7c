import { Type } from 'typebox';
import type { Context } from '../context/context.ts';
import { type CsvColumns, csvFile, csvHeaders } from './csv.ts';
import { listSearch } from './list-search.ts';
import type { Given } from './operation.ts';
import { type Documentation, type RestRoute, route } from './route.ts';

/** Cost of a file of many lines, in points of the rate limit. */
const filePoints = 50;

type Export<Item> = Pick<Documentation, 'url' | 'summary'> & {
  /** The list's query in GraphQL, whose filter and order are the path's parameters. */
  list: string;
  /** The file's, without its ending. */
  name: string;
  lines: (context: Context, asked: Given) => Promise<AsyncIterable<Item>>;
  columns: (context: Context) => CsvColumns<Item>;
};

/** The path of a list as a CSV file, for admins. */
export function exportRoute<Item>(exported: Export<Item>): RestRoute {
  const { list, name, lines, columns, ...documentation } = exported;
  const search = listSearch(list);
  return route({
    ...documentation,
    method: 'GET',
    bearer: true,
    querystring: Type.Object(search.parameters),
    response: Type.String(),
    file: 'text/csv',
    points: filePoints,
    handler: async ({ context, query, header }) => {
      const items = await lines(context, search.asked(query));
      for (const [field, value] of csvHeaders(name)) header(field, value);
      return csvFile(columns(context), items);
    },
  });
}
