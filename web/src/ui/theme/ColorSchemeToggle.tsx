import { mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useHydrated } from '../../lib/rendered/useHydrated.ts';
import { Icon } from '../Icon.tsx';

/** Switches between light and dark; the browser remembers the choice. */
export function ColorSchemeToggle() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = useHydrated() && (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <IconButton
      color="inherit"
      aria-label={isDark ? 'Switch to light colours' : 'Switch to dark colours'}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      <Icon path={isDark ? mdiWhiteBalanceSunny : mdiWeatherNight} />
    </IconButton>
  );
}
