import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/**
 * The steps from a buyer's account to the first product.
 * @param email the account's address, which can't be used for another account
 */
export function HowToSell({ email }: { email: string }) {
  const steps = [
    {
      title: 'Sign out',
      text: 'Your order list, wish list and purchases stay with this account. Sign in again whenever you want to buy.',
    },
    {
      title: 'Sign up as a seller',
      text: `Use another email address: ${email} belongs to this account. “Seller” is already selected.`,
    },
    {
      title: 'Post your product',
      text: 'Add photos, a price, the condition and a pick-up location. Buyers find it right away, and My products shows how often they view it.',
    },
  ];
  return (
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { md: 'repeat(3, 1fr)' },
        m: 0,
        p: 0,
        listStyle: 'none',
        counterReset: 'step',
      }}
    >
      {steps.map(({ title, text }) => (
        <Box
          key={title}
          component="li"
          sx={{
            border: 1,
            borderColor: 'divider',
            borderRadius: '12px',
            p: 2.5,
            bgcolor: 'background.paper',
            counterIncrement: 'step',
            overflowWrap: 'anywhere',
            '&::before': {
              content: 'counter(step)',
              display: 'grid',
              placeItems: 'center',
              mb: 1.5,
              width: 32,
              height: 32,
              borderRadius: '50%',
              fontWeight: 700,
              bgcolor: 'tint',
              color: 'primary.main',
            },
          }}
        >
          <Typography variant="h6" component="h2">
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
