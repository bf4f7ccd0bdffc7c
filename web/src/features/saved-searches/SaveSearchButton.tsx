import { mdiBellCheckOutline, mdiBellPlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { useSession } from '../session/session.ts';
import { useSignInState } from '../session/wantedAct.ts';
import { saveSearchLabel } from './saveSearchLabel.ts';
import type { SaveSearch } from './useSaveSearch.ts';

type Props = { saving: SaveSearch } & Pick<ButtonProps, 'size' | 'sx'>;

/** Opens the dialog to save the shown search, or links to the saved ones. */
export function SaveSearchButton({ saving, ...rest }: Props) {
  const { user } = useSession();
  const signInState = useSignInState('saveSearch');
  if (!saving.search) return null;
  const look = {
    variant: 'outlined',
    color: 'inherit',
    startIcon: <Icon path={saving.isSaved ? mdiBellCheckOutline : mdiBellPlusOutline} size={18} />,
    ...rest,
  } as const;
  return (
    <Box ref={saving.button}>
      {!user && (
        <ButtonLink to={paths.signIn} state={signInState} data-visitors-only="" {...look}>
          {saveSearchLabel}
        </ButtonLink>
      )}
      {user &&
        (saving.isSaved ? (
          <ButtonLink to={paths.savedSearches} {...look}>
            Search saved
          </ButtonLink>
        ) : (
          <Button onClick={saving.open} {...look}>
            {saveSearchLabel}
          </Button>
        ))}
    </Box>
  );
}
