import { type Static, Type } from 'typebox';
import { absolutePictureUrl } from '../../pictures/picture-url.rules.ts';
import type { ShownPickUp } from './shown-pick-up.queries.ts';

const time = Type.Number({ description: 'Milliseconds since 1970.' });
const timeZone = Type.String({ description: 'IANA time zone of the place.' });
const place = Type.Optional(
  Type.String({ description: 'Only for the two sides, until 30 days after the order has closed.' }),
);

export const pickUpShape = Type.Object({
  proposal: Type.Optional(
    Type.Object({
      _id: Type.String(),
      by: Type.Enum(['buyer', 'seller']),
      times: Type.Array(time),
      timeZone,
      place,
      proposedAt: time,
    }),
  ),
  agreed: Type.Optional(
    Type.Object({
      at: time,
      timeZone,
      place,
      agreedAt: time,
      calendarUrl: Type.Optional(
        Type.String({
          description:
            'Works for 10 to 15 minutes, for the caller alone; ask again for another one.',
        }),
      ),
    }),
  ),
});

export function showPickUp(
  { proposal, agreed }: ShownPickUp,
  publicUrl: string,
): Static<typeof pickUpShape> {
  return {
    ...(proposal && {
      proposal: {
        _id: proposal.id,
        by: proposal.by,
        times: proposal.times.map((one) => one.getTime()),
        timeZone: proposal.timeZone,
        ...(proposal.place && { place: proposal.place }),
        proposedAt: proposal.proposedAt.getTime(),
      },
    }),
    ...(agreed && {
      agreed: {
        at: agreed.at.getTime(),
        timeZone: agreed.timeZone,
        ...(agreed.place && { place: agreed.place }),
        agreedAt: agreed.agreedAt.getTime(),
        ...(agreed.calendarUrl && {
          calendarUrl: absolutePictureUrl(agreed.calendarUrl, publicUrl),
        }),
      },
    }),
  };
}
