import type { SellerRating_UserFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { RatingText } from './RatingText.tsx';

graphql(`
  fragment SellerRating_user on User {
    rating {
      average
      count
    }
  }
`);

/** A seller's stars; nothing without reviews. */
export function SellerRating(props: { seller: FragmentType<SellerRating_UserFragment> }) {
  const { id, rating } = unmask<SellerRating_UserFragment>(props.seller);
  if (rating?.average == null) return null;
  return <RatingText average={rating.average} count={rating.count} to={paths.sellerReviews(id)} />;
}
