import Box from '@mui/material/Box';

type Props = { what: string; id: string };

/** Stands for a record that is gone: what it was, and the id that is left of it. */
export function DeletedRecord({ what, id }: Props) {
  return (
    <div>
      {what}
      <Box
        component="code"
        title="Id"
        sx={{
          display: 'block',
          color: 'text.secondary',
          fontSize: '0.75rem',
          overflowWrap: 'anywhere',
        }}
      >
        {id}
      </Box>
    </div>
  );
}
