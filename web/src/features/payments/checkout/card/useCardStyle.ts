import { useColorScheme, useTheme } from '@mui/material/styles';
import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { useMemo } from 'react';
import { dark, light } from '../../../../ui/theme/colors.ts';

/** The card field in the shop's colours, as literal values: the field may be in another site's frame. */
export function useCardStyle(disabled: boolean): StripeCardElementOptions {
  const { mode, systemMode } = useColorScheme();
  const { fontFamily = 'system-ui' } = useTheme().typography;
  const { text, error } = (mode === 'system' ? systemMode : mode) === 'dark' ? dark : light;
  return useMemo(
    () => ({
      disabled,
      hidePostalCode: true,
      style: {
        base: {
          color: text.primary,
          iconColor: text.secondary,
          fontFamily,
          fontSize: '16px',
          '::placeholder': { color: text.secondary },
        },
        invalid: { color: error.main, iconColor: error.main },
      },
    }),
    [disabled, text, error, fontFamily],
  );
}
