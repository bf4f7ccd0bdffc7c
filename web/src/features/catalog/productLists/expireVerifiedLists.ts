import type { ApolloCache } from '@apollo/client';
import { editLists, refTo } from '../../../apollo/cachedLists/connections.ts';
import {
  normalFilter,
  type ProductListArguments,
} from '../../../apollo/cachedLists/productListKey.ts';
import { expireList, numberOfChange } from '../../../apollo/stale/staleQueries.ts';
import { hasUncountable } from './listCounts.ts';

/**
 * Has lists of verified sellers' products asked again, after an account was verified or another change of it:
 * the client does not know all products of a seller.
 */
export function expireVerifiedLists(cache: ApolloCache, user: { id: string; verified: boolean }) {
  const changeNumber = numberOfChange(cache, refTo('User', user.id).__ref, String(user.verified));
  editLists(cache, { field: 'products' }, (list, args, { storeFieldName }) => {
    const { verifiedSeller } = normalFilter((args as ProductListArguments).filter);
    if (verifiedSeller) expireList(cache, storeFieldName, { changeNumber, entries: true });
    else if (hasUncountable(list)) expireList(cache, storeFieldName, { changeNumber });
    return list;
  });
}
