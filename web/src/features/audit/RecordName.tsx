import Box from '@mui/material/Box';
import { TextLink } from '../../ui/link/TextLink.tsx';

type Props = {
  /** null for a record that no longer exists */
  name: string | null;
  /** description of a deleted record, such as "Deleted account" */
  gone: string;
  id: string;
  /** the record's page */
  to?: string | undefined;
};

/**
 * A record's name or, once it no longer exists, its description and id. Both take the same space, so that the table
 * doesn't shift.
 */
export function RecordName({ name, gone, id, to }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignContent: 'center',
        minWidth: { md: 184 },
        minHeight: { md: 40 },
        overflowWrap: 'anywhere',
      }}
    >
      {name !== null ? (
        to ? (
          <TextLink to={to}>{name}</TextLink>
        ) : (
          name
        )
      ) : (
        <>
          {gone}
          <Box
            component="code"
            title="Id"
            sx={{ display: 'block', color: 'text.secondary', fontSize: '0.75rem' }}
          >
            {id}
          </Box>
        </>
      )}
    </Box>
  );
}
