import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

/** The contact form. It is for display only: it checks nothing and sends nothing. */
export function ContactForm() {
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
      <TextField label="Name" name="name" autoComplete="name" />
      <TextField label="Email" name="email" type="email" autoComplete="email" />
      <TextField label="Subject" name="subject" sx={{ gridColumn: '1 / -1' }} />
      <TextField
        label="Message"
        name="message"
        multiline
        minRows={5}
        sx={{ gridColumn: '1 / -1' }}
      />
      <Button type="submit" variant="contained" size="large" sx={{ justifySelf: 'start' }}>
        Send message
      </Button>
    </Box>
  );
}
