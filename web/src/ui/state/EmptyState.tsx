import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

type Props = {
  icon: string;
  title: string;
  /** the heading's level in the page; h2 by default */
  level?: 'h1' | 'h2' | 'h3';
  /** what to do next, in words */
  children?: ReactNode;
  /** what to do next, as a button or link */
  action?: ReactNode;
};

/** Shown for an empty list or page; suggests what to do next. */
export function EmptyState({ icon, title, level = 'h2', children, action }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1.5,
        px: 3,
        py: { xs: 6, md: 9 },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 72,
          height: 72,
          borderRadius: '50%',
          bgcolor: 'tint',
          color: 'primary.main',
          mb: 1,
        }}
      >
        <Icon path={icon} size={32} />
      </Box>
      <Typography variant="h3" component={level}>
        {title}
      </Typography>
      {children && (
        <Typography color="textSecondary" sx={{ maxWidth: '46ch' }}>
          {children}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
    </Box>
  );
}
