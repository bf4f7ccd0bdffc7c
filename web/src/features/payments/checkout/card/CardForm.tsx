import { mdiLockOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CardElement } from '@stripe/react-stripe-js';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import { useRestoreFocus } from '../../../../ui/useRestoreFocus.ts';
import { useCardPayment } from './useCardPayment.ts';
import { useCardStyle } from './useCardStyle.ts';

type Props = Parameters<typeof useCardPayment>[0] & {
  /** the formatted amount on the button */
  amount: string;
  /** the product can no longer be paid for here: the card field is disabled */
  isClosed: boolean;
  /** shown above the form; must not change while the card is charged */
  choice?: ((isPaying: boolean) => ReactNode) | undefined;
  /** shown under the button, such as a hint */
  children?: ReactNode;
};

/** The card field and the button. Needs Stripe's Elements around it. */
export function CardForm({ amount, isClosed, choice, children, ...options }: Props) {
  const { pay, processing, error, setError, ready } = useCardPayment(options);
  const style = useCardStyle(processing || isClosed);
  const button = useRestoreFocus(processing);
  const id = useId();
  return (
    <>
      {choice?.(processing)}
      <Box
        component="form"
        noValidate
        aria-label="Pay by card"
        onSubmit={(event) => {
          event.preventDefault();
          void pay();
        }}
        sx={{
          display: 'grid',
          gap: { xs: 1.25, sm: 2 },
          p: { xs: 2, sm: 3 },
          border: 1,
          borderColor: 'divider',
          borderRadius: '16px',
          bgcolor: 'background.paper',
        }}
      >
        <Typography id={`${id}-label`} sx={{ fontWeight: 600 }}>
          Card details
        </Typography>
        <Box
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-error`}
          sx={{
            border: 1,
            borderColor: error ? 'error.main' : 'line.strong',
            borderRadius: '10px',
            px: 2,
            py: 1.75,
            bgcolor: 'background.paper',
            '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
          }}
        >
          <CardElement options={style} onChange={(event) => setError(event.error?.message)} />
        </Box>
        <Typography
          id={`${id}-error`}
          role="alert"
          variant="body2"
          color="error"
          sx={{ minHeight: '1.5em', mt: -0.75, '&:empty': { visibility: 'hidden' } }}
        >
          {error}
        </Typography>
        <Button
          ref={button}
          type="submit"
          variant="contained"
          size="large"
          disabled={!ready}
          loading={processing}
          startIcon={<Icon path={mdiLockOutline} />}
        >
          Pay {amount}
        </Button>
        {children}
      </Box>
    </>
  );
}
