import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CellText } from '../../../ui/table/CellText.tsx';

/** A user's name with the e-mail address under it. */
export function UserCell({ name, email }: { name: string; email?: string }) {
  return (
    <Box sx={{ minWidth: { md: 120 } }}>
      <CellText>{name}</CellText>
      {email && (
        <Typography variant="body2" color="textSecondary">
          <CellText>{email}</CellText>
        </Typography>
      )}
    </Box>
  );
}
