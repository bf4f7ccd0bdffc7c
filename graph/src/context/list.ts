import type { Role } from '@fitness-zone/contract/enums.ts';
import type { InputName, Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { Identified } from '../shared/ids.ts';
import { type List, type Page, type PageArguments, pageOf, recordsOf } from '../shared/paging.ts';
import { type ValidInput, validInput } from '../shared/refusals/valid-input.ts';
import { requireRole } from './access.ts';
import type { Context } from './context.ts';
import type { Viewer } from './merged-types.ts';

export const anyRole: readonly Role[] = ['buyer', 'seller', 'admin'];

/**
 * A list for GraphQL's and REST's pages and for files.
 * @param input the arguments of its query, by codegen's name
 * @param open gets the arguments after role and bounds are checked
 */
export const describeList = <Name extends InputName, Item extends Identified, Count>(
  input: Name,
  roles: readonly Role[],
  open: (
    given: ValidInput<Name>,
    context: Context,
    viewer: Viewer,
  ) => List<Item, Count> | Promise<List<Item, Count>>,
) => {
  const opened = (context: Context, asked: Unchecked<ValidInput<Name>>) => {
    const viewer = requireRole(context, ...roles);
    // REST's pages may be larger; both APIs have already checked the size.
    return open(validInput(input, { ...asked, first: undefined }), context, viewer);
  };
  return {
    page: async (
      context: Context,
      asked: Unchecked<ValidInput<Name>> & PageArguments,
    ): Promise<Page<Item, Count>> => pageOf(await opened(context, asked), asked),
    /** All matching records in order. */
    records: async (
      context: Context,
      asked: Unchecked<ValidInput<Name>>,
    ): Promise<AsyncIterable<Item>> => recordsOf(await opened(context, asked)),
  };
};
