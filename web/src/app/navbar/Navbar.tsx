import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../features/session/session.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { ColorSchemeToggle } from '../../ui/theme/ColorSchemeToggle.tsx';
import { Brand } from '../layout/Brand.tsx';
import { NavDrawerButton } from './NavDrawerButton.tsx';
import { NavLinks } from './NavLinks.tsx';
import { SearchField } from './SearchField.tsx';

const UserLinks = lazyChunk(async () => (await import('./UserLinks.tsx')).UserLinks);

/** In pixels, with its line. */
export const navbarHeight = { xs: 61, md: 69 };

/** The bell and the picture; beside them the messages of buyers and sellers, and a buyer's two lists. */
const iconsOf = { BUYER: 5, SELLER: 3, ADMIN: 2 } as const;

/** Below this width (pixels) the brand's name is hidden to make room for the icons. */
const shortBelow = { BUYER: 500, SELLER: 420, ADMIN: 344 } as const;

/** The bar at the top of every page. */
export function Navbar() {
  const { user, loading } = useSession();
  const isBuyer = user?.role === 'BUYER';
  const icons = iconsOf[user?.role ?? 'ADMIN'];
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
        <Brand {...(user && { shortBelow: shortBelow[user.role] })} />
        <NavLinks />
        <SearchField />
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 0.5, md: 1 },
            ml: 'auto',
            // A buyer's icons end where the page's content does on the narrowest phones, too.
            '@media (max-width: 343.95px)': { gap: 0, flexShrink: 0 },
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
              // Reserves their place while they load.
              minWidth: icons * 42,
              // If there is no room for a buyer's messages, the menu links to them.
              ...(isBuyer && { '@media (max-width: 389.95px)': { minWidth: 4 * 42 } }),
            }}
          >
            {(user || loading) && <UserLinks />}
          </Box>
          {!user && <SignInLinks />}
          <NavDrawerButton />
        </Box>
      </PageContainer>
    </Box>
  );
}

/** Rendered for visitors; the style sheet hides it from signed-in users. */
function SignInLinks() {
  const state = { from: useLocation() };
  return (
    <Box sx={{ display: 'contents', 'html[data-signed-in] &': { display: 'none' } }}>
      <ButtonLink to={paths.signIn} state={state} color="inherit" sx={{ px: { xs: 1, md: 2 } }}>
        SIGN IN
      </ButtonLink>
      <ButtonLink
        to={paths.signUp}
        state={state}
        variant="contained"
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        SIGN UP
      </ButtonLink>
    </Box>
  );
}
