import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import { object, string } from 'yup';
import { DialogForm } from '../../../ui/dialog/DialogForm.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import type { GoogleAccount } from '../../session/identity/identity.ts';

const people: GoogleAccount[] = [
  { name: 'Robin Meyer', email: 'robin.meyer@gmail.example' },
  { name: 'Sam Okafor', email: 'sam.okafor@gmail.example' },
];

const schema = object({
  name: string().trim().required('Name is required'),
  email: string()
    .trim()
    .email('Enter an email address such as name@example.com')
    .required('Email is required'),
});

type Props = { onChoose: (account: GoogleAccount) => void; onCancel: () => void };

/** Replaces Google's window when the emulator is used: picks an account or invents one. */
export function GoogleAccountChooser({ onChoose, onCancel }: Props) {
  return (
    <Dialog open onClose={onCancel} maxWidth="xs" fullWidth aria-labelledby="google-chooser">
      <DialogTitle id="google-chooser">Choose an account</DialogTitle>
      <Formik
        initialValues={{ name: '', email: '' }}
        validationSchema={schema}
        onSubmit={({ name, email }) =>
          onChoose({ name: name.trim(), email: email.trim().toLowerCase() })
        }
      >
        <DialogForm
          label="Google account"
          actions={
            <>
              <Button onClick={onCancel}>Cancel</Button>
              <SubmitButton>Continue</SubmitButton>
            </>
          }
        >
          <Typography variant="body2" color="textSecondary">
            Google is emulated here. These accounts exist on this machine only.
          </Typography>
          <Box sx={{ display: 'grid', gap: 1 }}>
            {people.map((account) => (
              <Button
                key={account.email}
                variant="outlined"
                color="inherit"
                onClick={() => onChoose(account)}
                sx={{ justifyContent: 'space-between', gap: 2, textAlign: 'left' }}
              >
                <span>{account.name}</span>
                <Typography component="span" variant="caption" color="textSecondary" noWrap>
                  {account.email}
                </Typography>
              </Button>
            ))}
          </Box>
          <Typography variant="h6" component="h3">
            Use another account
          </Typography>
          <TextFormField name="name" label="Name" autoComplete="off" />
          <TextFormField name="email" label="Google email" type="email" autoComplete="off" />
        </DialogForm>
      </Formik>
    </Dialog>
  );
}
