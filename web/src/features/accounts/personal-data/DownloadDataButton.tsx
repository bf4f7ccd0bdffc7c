import { useApolloClient } from '@apollo/client/react';
import { mdiDownloadOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PersonalDataDocument } from '../../../generated/accounts.ts';
import { graphql } from '../../../lib/graphql.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/toasts/toast.ts';

graphql(`
  query PersonalData {
    personalData
  }
`);

/** Saves the shop's data about the signed-in user as a JSON file. */
export function DownloadDataButton() {
  const client = useApolloClient();
  const [loading, setLoading] = useState(false);

  async function download() {
    setLoading(true);
    try {
      // Read once; no screen needs it again.
      const { data } = await client.query({ query: PersonalDataDocument, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('The server didn’t respond.');
      saveFile(
        'fitness-zone-data.json',
        new Blob([JSON.stringify(data.personalData, null, 2)], { type: 'application/json' }),
      );
    } catch {
      toast.error('We couldn’t collect your data. Please try again.');
    } finally {
      setLoading(false);
    }
  }

  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Icon path={mdiDownloadOutline} size={18} />}
      loading={loading}
      onClick={() => void download()}
    >
      Download my data
    </Button>
  );
}
