import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { countText } from '../../../lib/countText.ts';
import { HiddenText } from '../../../ui/text/HiddenText.tsx';
import { PlacesCredit } from '../../places/PlacesCredit.tsx';
import { SuggestionOption } from './SuggestionOption.tsx';
import { useCombobox } from './useCombobox.ts';

type Props = {
  /** the search form's field */
  input: HTMLInputElement;
  /** results replace the history entry, for the field that opens over the bar */
  replace: boolean;
};

/** Suggestions below the search field. */
export function SearchSuggestions({ input, replace }: Props) {
  const id = useId();
  const { suggestions, isShown, active, choose } = useCombobox({ input, listId: id, replace });
  return (
    <>
      <HiddenText>
        <span role="status">{isShown && countText(suggestions.length, 'suggestion')}</span>
      </HiddenText>
      {isShown && (
        <Paper
          variant="outlined"
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          sx={{
            position: 'absolute',
            top: 'calc(100% + 6px)',
            left: 0,
            right: 0,
            minWidth: 280,
            p: 1,
            maxHeight: 'calc(100dvh - 80px)',
            overflowY: 'auto',
            color: 'text.primary',
            boxShadow: '0 12px 32px rgb(0 0 0 / 0.12)',
          }}
        >
          <div id={id} role="listbox" aria-label="Suggestions">
            {suggestions.map((suggestion) => (
              <SuggestionOption
                key={suggestion.id}
                suggestion={suggestion}
                isActive={suggestion.id === active}
                onChoose={() => choose(suggestion)}
              />
            ))}
          </div>
          {suggestions.some(({ kind }) => kind === 'town') && (
            <Typography variant="caption" color="textSecondary" sx={{ px: 1 }}>
              <PlacesCredit />
            </Typography>
          )}
        </Paper>
      )}
    </>
  );
}
