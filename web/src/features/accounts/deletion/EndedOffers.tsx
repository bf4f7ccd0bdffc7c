import { endedOffersText } from './effectTexts.ts';
import { useDeletionEffects } from './useDeletionEffects.ts';

type Props = {
  userId: string;
  /** the account's products stay, so only offers made by it end */
  onlyMade?: boolean;
};

/** Shows how many offers end when an account is suspended or promoted to admin; nothing for none. */
export function EndedOffers({ userId, onlyMade = false }: Props) {
  const { effects, error } = useDeletionEffects(userId);
  if (!effects) {
    return (
      <p role="status">{error ? 'We couldn’t count their offers.' : 'Counting their offers…'}</p>
    );
  }
  const { offersMade, offersReceived } = effects;
  const text = endedOffersText({ offersMade, offersReceived: onlyMade ? 0 : offersReceived });
  return text && <p>{text}</p>;
}
