import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';

type Props = {
  id: string;
  label: string;
  /** error, shown instead of the hint */
  error?: string | undefined;
  hint?: ReactNode;
  children: ReactNode;
};

/** The id of the line below a field with its hint or error. */
export const noteIdOf = (id: string) => `${id}-note`;

/** A field with its label above and one line for a hint or an error below. */
export function FieldLayout({ id, label, error, hint, children }: Props) {
  const note = error ?? hint;
  return (
    <FormControl
      error={Boolean(error)}
      fullWidth
      sx={{ gap: 0.75, '& .MuiOutlinedInput-root': { minHeight: 45 } }}
    >
      <FormLabel htmlFor={id} sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {label}
      </FormLabel>
      {children}
      {note && (
        <FormHelperText id={noteIdOf(id)} role={error ? 'alert' : undefined} sx={{ mx: 0, mt: 0 }}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}
