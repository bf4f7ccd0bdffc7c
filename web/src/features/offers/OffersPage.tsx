import { useSearchParams } from 'react-router-dom';
import type { Prefetch } from '../../apollo/prefetch.ts';
import { MadeOffersDocument, ReceivedOffersDocument } from '../../generated/offers.ts';
import { useSession } from '../session/session.ts';
import { MadeOffers } from './made/MadeOffers.tsx';
import { offerViewerIn } from './offerConnections.cache.ts';
import { ReceivedOffers } from './received/ReceivedOffers.tsx';

/** The product in the address (`paths.offersFor`); null for the offers of all. */
const offeredProductIn = (search: URLSearchParams): string | null => search.get('product') || null;

export const prefetch: Prefetch = async (client, _params, search) => {
  const productId = offeredProductIn(search);
  const options = productId ? { variables: { productId } } : {};
  const role = offerViewerIn(client.cache)?.role;
  if (role === 'BUYER') await client.query({ query: MadeOffersDocument, ...options });
  if (role === 'SELLER') await client.query({ query: ReceivedOffersDocument, ...options });
};

/** A buyer's made or a seller's received offers, optionally of the product in the address. */
export function OffersPage() {
  const { user } = useSession();
  const productId = offeredProductIn(useSearchParams()[0]);
  const Offers = user?.role === 'SELLER' ? ReceivedOffers : MadeOffers;
  return <Offers key={productId} productId={productId} />;
}
