import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { type RadioGroupProps } from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { noteIdOf } from './FieldLayout.tsx';

export type RadioOption = { value: string; text: string; hint: string };

type Props = Pick<RadioGroupProps, 'onChange' | 'onBlur'> & {
  id: string;
  name: string;
  label: string;
  options: readonly RadioOption[];
  /** the chosen option's value; empty for none */
  value: string;
  error?: string | undefined;
  disabled?: boolean;
};

/** A choice among a few options, all visible as tiles. */
export function RadioCards(props: Props) {
  const { id, name, label, options, value: chosen, onChange, onBlur } = props;
  const { error, disabled = false } = props;
  // With an odd number, the last tile would be alone in its row.
  const columns = options.length % 2 === 0 ? 'repeat(2, 1fr)' : '1fr';
  return (
    <FormControl error={Boolean(error)} disabled={disabled} fullWidth>
      <FormLabel id={id} sx={{ typography: 'subtitle2', color: 'text.primary', mb: 0.75 }}>
        {label}
      </FormLabel>
      <RadioGroup
        name={name}
        value={chosen}
        {...(onChange && { onChange })}
        {...(onBlur && { onBlur })}
        aria-labelledby={id}
        {...(error && { 'aria-describedby': noteIdOf(id) })}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: columns } }}
      >
        {options.map(({ value, text, hint }) => (
          <FormControlLabel
            key={value}
            value={value}
            control={
              <Radio
                size="small"
                slotProps={{
                  input: {
                    'aria-invalid': error ? true : undefined,
                    'aria-describedby': `${id}-${value}`,
                    'aria-label': text,
                  },
                }}
              />
            }
            label={
              <Box component="span" sx={{ display: 'grid' }}>
                <Typography component="span" variant="subtitle2">
                  {text}
                </Typography>
                <Typography
                  id={`${id}-${value}`}
                  component="span"
                  variant="caption"
                  color="textSecondary"
                >
                  {hint}
                </Typography>
              </Box>
            }
            sx={{
              m: 0,
              px: 1,
              py: 1.25,
              alignItems: 'center',
              gap: 0.5,
              border: 1,
              borderRadius: '10px',
              borderColor: error ? 'error.main' : 'line.strong',
              '&:hover': { bgcolor: 'tint' },
              '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'tint' },
            }}
          />
        ))}
      </RadioGroup>
      {error && (
        <FormHelperText id={noteIdOf(id)} role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
