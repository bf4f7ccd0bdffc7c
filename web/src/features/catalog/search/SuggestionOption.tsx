import { mdiMagnify, mdiShapeOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { Icon } from '../../../ui/Icon.tsx';
import type { Suggestion } from './useCombobox.ts';

type Props = {
  suggestion: Suggestion;
  isActive: boolean;
  onChoose: () => void;
};

/** One line of the suggestions. */
export function SuggestionOption({ suggestion, isActive, onChoose }: Props) {
  const { id, text, isCategory } = suggestion;
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 40,
        px: 1,
        borderRadius: '8px',
        typography: 'body2',
        cursor: 'pointer',
        '& svg': { color: 'text.secondary' },
        '&:hover, &[aria-selected=true]': { bgcolor: 'tint' },
      }}
    >
      <Icon path={isCategory ? mdiShapeOutline : mdiMagnify} size={18} />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      {isCategory && (
        <Box component="span" sx={{ color: 'text.secondary', typography: 'caption' }}>
          Category
        </Box>
      )}
    </Box>
  );
}
