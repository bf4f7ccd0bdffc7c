import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A user's name with the e-mail address under it. */
export function UserCell({ name, email }: { name: string; email?: string }) {
  return (
    <Box sx={{ minWidth: { md: 148 } }}>
      {name}
      {email && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
      )}
    </Box>
  );
}
