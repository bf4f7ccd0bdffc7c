import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { noteIdOf } from '../../ui/form/FieldLayout.tsx';
import { acceptedTypes } from './photoKinds.ts';

type Props = {
  id: string;
  name: string;
  multiple?: boolean;
  isFaulty: boolean;
  /** the prompt, such as "Choose a photo" */
  text: string;
  /** shown before the text */
  children: ReactNode;
  onFiles: (files: File[]) => void;
  onBlur: () => void;
};

/** A drop area that also opens the browser's file dialog. */
export function PhotoDrop(props: Props) {
  const { id, name, multiple = false, isFaulty, text, children, onFiles, onBlur } = props;
  const [over, setOver] = useState(false);
  return (
    <Box
      component="label"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 1.5,
        border: '1px dashed',
        borderColor: isFaulty ? 'error.main' : over ? 'primary.main' : 'line.strong',
        borderRadius: '10px',
        bgcolor: over ? 'tint' : 'background.paper',
        cursor: 'pointer',
        transition: 'border-color 150ms, background-color 150ms',
        '&:hover': { bgcolor: 'tint' },
        '&:focus-within': {
          outline: '3px solid',
          outlineColor: 'primary.main',
          outlineOffset: 2,
        },
      }}
    >
      <Box
        component="input"
        id={id}
        name={name}
        type="file"
        accept={acceptedTypes.join()}
        multiple={multiple}
        aria-invalid={isFaulty ? true : undefined}
        aria-describedby={noteIdOf(id)}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Allows choosing a removed photo again.
          if (multiple) event.target.value = '';
          onFiles(files);
        }}
        onBlur={onBlur}
        sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
      />
      {children}
      <Typography variant="body2" color="textSecondary">
        <Box component="span" sx={{ color: 'primary.main', fontWeight: 600 }}>
          {text}
        </Box>{' '}
        or drop {multiple ? 'them' : 'it'} here
      </Typography>
    </Box>
  );
}
