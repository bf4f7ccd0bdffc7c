import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { UnendedOfferCountDocument } from '../../generated/offers.ts';
import { closedOffersText, notCounted } from './useOffersToClose.tsx';

type Props = {
  rows: readonly { id: string }[];
  /** called once the offers for all of them are counted, or the count has failed */
  onReady: () => void;
};

/** Shows how many offers close with several products. */
export function OffersToCloseOfAll({ rows, onReady }: Props) {
  const client = useApolloClient();
  const [text, setText] = useState('Counting the offers that this closes…');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    Promise.all(
      rows.map(({ id }) =>
        client.query({
          query: UnendedOfferCountDocument,
          variables: { productId: id },
          fetchPolicy: 'no-cache',
        }),
      ),
    )
      .then((answers) => {
        const count = answers.reduce((sum, { data }) => sum + (data?.unendedOfferCount ?? 0), 0);
        setText(count > 0 ? closedOffersText(count) : '');
      })
      .catch(() => setText(notCounted))
      .finally(onReady);
  }, []);
  return text && <p role="status">{text}</p>;
}
