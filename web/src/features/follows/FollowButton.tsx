import { mdiBellCheckOutline, mdiBellPlusOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useFollowSellerMutation, useUnfollowSellerMutation } from '../../generated/follows.ts';
import type { FollowButton_UserFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { HiddenText } from '../../ui/text/HiddenText.tsx';
import { useRestoreFocus } from '../../ui/useRestoreFocus.ts';
import { useSession } from '../session/session.ts';
import { useSignInState, useWantedAct } from '../session/wantedAct.ts';
import { followSellerOptions, unfollowSellerOptions } from './follow.cache.ts';

graphql(`
  fragment FollowButton_user on User {
    name
    viewerFollows
  }
`);

/** Follows or unfollows a seller; visitors sign in first. Only buyers follow sellers. */
export function FollowButton(props: { seller: FragmentType<FollowButton_UserFragment> }) {
  const { id, name, viewerFollows } = unmask<FollowButton_UserFragment>(props.seller);
  const { user } = useSession();
  const signInState = useSignInState('follow');
  const [follow, following] = useFollowSellerMutation(followSellerOptions);
  const [unfollow, unfollowing] = useUnfollowSellerMutation(unfollowSellerOptions);
  const variables = { userId: id };
  const isBuyer = user?.role === 'BUYER';
  const isChanging = following.loading || unfollowing.loading;
  const button = useRestoreFocus(isChanging);
  useWantedAct('follow', isBuyer ? () => viewerFollows || follow({ variables }) : null);
  if (!user) {
    return (
      <ButtonLink to={paths.signIn} state={signInState} data-visitors-only="" {...look}>
        Follow<HiddenText> {name}</HiddenText>
      </ButtonLink>
    );
  }
  if (!isBuyer) return null;
  return (
    <Button
      ref={button}
      {...look}
      aria-pressed={viewerFollows}
      startIcon={<Icon path={viewerFollows ? mdiBellCheckOutline : mdiBellPlusOutline} size={18} />}
      disabled={isChanging}
      onClick={() => void (viewerFollows ? unfollow : follow)({ variables })}
    >
      {viewerFollows ? 'Following' : 'Follow'}
      <HiddenText> {name}</HiddenText>
    </Button>
  );
}

const look = {
  size: 'small',
  variant: 'outlined',
  color: 'inherit',
  startIcon: <Icon path={mdiBellPlusOutline} size={18} />,
} as const;
