import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type TProperties, Type } from 'typebox';

/** `{success, message}`, in every answer of a writing path. */
export const outcome = Type.Object(
  { success: Type.Boolean(), message: Type.String() },
  { title: 'Outcome' },
);

/** Error answer of every path. */
export const refused = Type.Object(
  {
    success: Type.Literal(false),
    message: Type.String({ description: 'A sentence for people.' }),
    code: Type.Optional(
      Type.Enum(Object.values(enumValues.RefusalCode), {
        description: 'Reason code; branch on this.',
      }),
    ),
    field: Type.Optional(Type.String({ description: 'The first part of the request at fault.' })),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          field: Type.String(),
          message: Type.String({ description: 'A sentence for people.' }),
          code: Type.Enum(Object.values(enumValues.RefusalCode)),
        }),
        { description: 'Every part of the request at fault.' },
      ),
    ),
    requestId: Type.Optional(Type.String({ description: 'Finds a fault in the log.' })),
  },
  { title: 'Refusal', description: 'Refused; nothing changed.' },
);

export const sliceQuery = Type.Object(
  {
    limit: Type.Integer({ minimum: 1, maximum: 1000, default: 500 }),
    after: Type.Optional(
      Type.String({
        maxLength: 64,
        description: "Cursor from the previous page's `Link` header.",
      }),
    ),
  },
  // A missing limit gets its default before a handler reads it.
  { required: [] },
);

/** The query of a searchable list: its page, filter and order. */
export const searchableQuery = <Search extends TProperties>(search: Search) =>
  // A missing limit gets its default before a handler reads it.
  Type.Object({ ...sliceQuery.properties, ...search }, { required: [] });

/** The cost of a list in points: one, plus one for every ten possible entries. */
export const slicePoints = ({ limit = 0 }: { limit?: number }): number => 1 + Math.ceil(limit / 10);

type Asked = Readonly<Record<string, unknown>>;

export const queryString = (query: Asked): string =>
  `${new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, String(one)]),
    ),
  )}`;

/**
 * The link header's value for the following page.
 * @param query the current query; all of it except the cursor is repeated
 */
export function nextPage(path: string, { after: _after, ...kept }: Asked, next: string): string {
  return `<${path}?${queryString({ ...kept, after: next })}>; rel="next"`;
}
