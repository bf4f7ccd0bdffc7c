import type { Units } from '@fitness-zone/contract/enums.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { PictureUrl } from '@fitness-zone/contract/pictures/picture-url.ts';
import { requireUser } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import type { UpdateProfileInput } from '../../../generated/graphql.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { publishBuyer } from '../../messages/publish-threads-of.service.ts';
import { publishOffersOf } from '../../offers/publish-offers-of.service.ts';
import { claimPictureUrl } from '../../pictures/claim-picture-url.service.ts';
import { absolutePictureUrl, hostedPictureRule } from '../../pictures/picture-url.rules.ts';
import { type PlaceRecord, placeRecord } from '../../places/place.model.ts';
import { callIdentityProvider } from '../identity-proof.service.ts';
import { photoRule } from '../sign-up.service.ts';
import type { UserRecord } from '../user.model.ts';

/**
 * Changes the signed-in account's name and photo, here and at the identity provider, and its own place and units here.
 * An absent `image`, `place` or `units` stays unchanged. If either side fails, neither changes.
 * @throws Refusal `not-found` for a photo that the shop does not have, `unavailable` when the provider does not answer
 */
export async function updateProfile(context: Context, given: Unchecked<UpdateProfileInput>) {
  const viewer = requireUser(context);
  const input = validInput('UpdateProfileInput', given, undefined, {
    image: hostedPictureRule(context.config, photoRule.label),
  });
  const { place, units } = input;
  const profile = {
    ...(place !== undefined && { place: place && placeRecord(place) }),
    ...(units !== undefined && { units }),
    name: input.name,
    image: input.image
      ? await claimPictureUrl(context, input.image, photoRule)
      : (viewer.image ?? null),
  };
  await updateIdentity(context, { ...viewer, ...profile });
  const user = await save(context, viewer, profile);
  context.loaders.user.clear(user._id).prime(user._id, user);
  context.events.publish({
    kind: 'user',
    userId: user._id.toHexString(),
    isSeller: user.role === 'seller' || (await isKnownAuthor(context, user)),
  });
  await publishBuyer(context, user._id);
  await publishOffersOf(context, user._id);
  return { message: 'profile updated successfully', user };
}

/** Whether the account is the author of public reviews. */
const isKnownAuthor = async (
  { models, now }: Pick<Context, 'models' | 'now'>,
  { _id: authorId }: Pick<UserRecord, '_id'>,
): Promise<boolean> =>
  (await models.Review.exists({ authorId, visibleAt: { $lte: new Date(now()) } })) !== null;

async function save(
  context: Context,
  viewer: UserRecord,
  profile: {
    name: string;
    image: PictureUrl | null;
    place?: PlaceRecord | null;
    units?: Units | null;
  },
): Promise<UserRecord> {
  try {
    const user = await context.models.User.findOneAndUpdate({ _id: viewer._id }, profile, {
      returnDocument: 'after',
    }).lean();
    if (user) return user;
    throw new Error('The account vanished while its profile was changed');
  } catch (error) {
    await updateIdentity(context, viewer);
    throw error;
  }
}

const updateIdentity = (context: Context, { uid, name, image }: UserRecord) =>
  callIdentityProvider(context, (identity) =>
    identity.update(uid, {
      displayName: name,
      photoURL: image ? absolutePictureUrl(image, context.config.publicUrl) : null,
    }),
  );
