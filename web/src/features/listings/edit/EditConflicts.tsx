import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { type Field, labelOf, type ProductValues } from '../form/productFields.ts';
import { ConflictValue } from './ConflictValue.tsx';

type Choice = 'mine' | 'theirs';

type Props = {
  conflicts: readonly Field[];
  mine: ProductValues;
  /** the product's present values */
  theirs: ProductValues;
  /** ISO 4217 */
  currency: string;
  categories: readonly { id: string; title: string }[];
  onChoose: (fields: readonly Field[], choice: Choice) => void;
};

/** Fields edited both here and elsewhere: both values of each, with buttons to choose one. */
export function EditConflicts(props: Props) {
  const { conflicts, mine, theirs, currency, categories, onChoose } = props;
  const { submitCount } = useFormikContext();
  const panel = useRef<HTMLDivElement>(null);
  const isAnswer = useRef(submitCount > 0);
  useEffect(() => {
    // Doesn't interrupt typing: focused only after an attempt to save.
    if (isAnswer.current) panel.current?.focus();
  }, []);

  function choose(fields: readonly Field[], choice: Choice) {
    onChoose(fields, choice);
    // The pressed button disappears.
    const next =
      fields.length < conflicts.length
        ? panel.current
        : panel.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]');
    next?.focus();
  }

  return (
    <Box
      ref={panel}
      role="alert"
      tabIndex={-1}
      // The form moves the focus here if it is submitted too early.
      data-form-banner
      sx={{
        display: 'grid',
        gap: 2,
        p: 2,
        border: 1,
        borderColor: 'warning.main',
        borderRadius: '12px',
        bgcolor: 'background.paper',
      }}
    >
      <Box>
        <Typography variant="h6" component="h2">
          Edited elsewhere
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Somebody saved this product after you opened it, perhaps you on another device. Choose
          what to keep before you save.
        </Typography>
      </Box>
      {conflicts.map((field) => (
        <Box key={field} role="group" aria-label={labelOf(field)}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
            {labelOf(field)}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            {(['theirs', 'mine'] as const).map((choice) => (
              <Box
                key={choice}
                sx={{
                  display: 'grid',
                  gap: 1,
                  alignContent: 'space-between',
                  justifyItems: 'start',
                  minWidth: 0,
                  p: 1.5,
                  borderRadius: '10px',
                  bgcolor: 'sunken',
                }}
              >
                <Box sx={{ minWidth: 0, maxWidth: 1 }}>
                  <Typography variant="caption" color="textSecondary" component="div">
                    {choice === 'theirs' ? 'Saved elsewhere' : 'Yours'}
                  </Typography>
                  <ConflictValue
                    field={field}
                    values={choice === 'theirs' ? theirs : mine}
                    currency={currency}
                    categories={categories}
                  />
                </Box>
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={`${texts[choice]}: ${labelOf(field)}`}
                  onClick={() => choose([field], choice)}
                >
                  {texts[choice]}
                </Button>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      {conflicts.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" onClick={() => choose(conflicts, 'theirs')}>
            Take all theirs
          </Button>
          <Button size="small" onClick={() => choose(conflicts, 'mine')}>
            Keep all mine
          </Button>
        </Box>
      )}
    </Box>
  );
}

const texts: Record<Choice, string> = { theirs: 'Take theirs', mine: 'Keep mine' };
