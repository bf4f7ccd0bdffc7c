import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FieldLayout } from '../../ui/form/FieldLayout.tsx';
import { useSubmitType } from '../../ui/form/useSubmitType.ts';

/** The contact form. It is for display only: it validates and sends nothing. */
export function ContactForm() {
  const submits = useSubmitType();
  return (
    <Box
      component="form"
      aria-label="Contact"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { sm: '1fr 1fr' },
        p: { xs: 3, md: 4 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="h2" sx={{ gridColumn: '1 / -1' }}>
        Write to us
      </Typography>
      <Field label="Name" name="name" autoComplete="name" />
      <Field label="Email" name="email" type="email" autoComplete="email" />
      <Field label="Subject" name="subject" wide />
      <Field label="Message" name="message" rows={5} wide />
      <Button {...submits} variant="contained" size="large" sx={{ justifySelf: 'start' }}>
        Send message
      </Button>
    </Box>
  );
}

type FieldProps = {
  label: string;
  name: string;
  type?: string;
  autoComplete?: string;
  rows?: number;
  wide?: boolean;
};

function Field({ label, name, type = 'text', autoComplete, rows, wide }: FieldProps) {
  const id = useId();
  return (
    <Box sx={{ gridColumn: wide ? '1 / -1' : 'auto' }}>
      <FieldLayout id={id} label={label}>
        <OutlinedInput
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          size="small"
          {...(rows && { multiline: true, minRows: rows })}
          sx={{ '& input': { py: 1.375 } }}
        />
      </FieldLayout>
    </Box>
  );
}
