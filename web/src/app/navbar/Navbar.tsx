import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../features/session/session.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { ColorSchemeToggle } from '../../ui/theme/ColorSchemeToggle.tsx';
import { Brand } from '../layout/Brand.tsx';
import { NavLinks } from './NavLinks.tsx';
import { SearchField } from './SearchField.tsx';
import { useHasMenus } from './useHasMenus.ts';

const UserLinks = lazyChunk(async () => (await import('./UserLinks.tsx')).UserLinks);

/** In pixels, including its bottom line. */
export const navbarHeight = { xs: 61, md: 69 };

/** The bell and, on desktops only, the picture. */
const icons = { xs: 1, md: 2 };

/** The links to lists and messages on a desktop, for pages without a menu beside them. */
const listIcons = { BUYER: 3, SELLER: 1, ADMIN: 0 } as const;

export function Navbar() {
  const { user, loading } = useSession();
  const hasMenus = useHasMenus();
  const further = user && !hasMenus ? listIcons[user.role] : 0;
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
        displayPrint: 'none',
      }}
    >
      <PageContainer
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: { xs: navbarHeight.xs - 1, md: navbarHeight.md - 1 },
        }}
      >
        <Brand />
        <NavLinks />
        <SearchField />
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 0.5, md: 1 },
            ml: 'auto',
          }}
        >
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <ColorSchemeToggle />
          </Box>
          <Box
            sx={{
              display: user ? 'flex' : 'contents',
              alignItems: 'center',
              gap: 'inherit',
              // Reserves space for the icons while they load.
              minWidth: { xs: icons.xs * 42, md: (icons.md + further) * 42 },
            }}
          >
            {(user || loading) && <UserLinks />}
          </Box>
          {!user && <SignInLinks />}
        </Box>
      </PageContainer>
    </Box>
  );
}

/** Rendered for visitors on desktops; phones have a tab for it. The style sheet hides it from signed-in users. */
function SignInLinks() {
  const state = { from: useLocation() };
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'contents' },
        'html[data-signed-in] &': { display: 'none' },
      }}
    >
      <ButtonLink to={paths.signIn} state={state} color="inherit">
        SIGN IN
      </ButtonLink>
      <ButtonLink to={paths.signUp} state={state} variant="contained">
        SIGN UP
      </ButtonLink>
    </Box>
  );
}
