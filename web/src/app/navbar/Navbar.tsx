import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useSession } from '../../features/accounts/session.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ColorSchemeToggle } from '../../ui/theme/ColorSchemeToggle.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { Brand } from '../Brand.tsx';
import { AvatarMenu } from './AvatarMenu.tsx';
import { NavLinks } from './NavLinks.tsx';

/** The bar at the top of every page. */
export function Navbar() {
  const { user, loading } = useSession();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Wide sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, md: 3 }, minHeight: 68 }}>
        <Brand />
        <NavLinks />
        <Stack direction="row" spacing={1} sx={{ ml: 'auto', alignItems: 'center' }}>
          <ColorSchemeToggle />
          {user && <AvatarMenu user={user} />}
          {!user && !loading && (
            <>
              <ButtonLink to={paths.signIn} color="inherit">
                SIGN IN
              </ButtonLink>
              <ButtonLink to={paths.signUp} variant="contained">
                SIGN UP
              </ButtonLink>
            </>
          )}
        </Stack>
      </Wide>
    </Box>
  );
}
