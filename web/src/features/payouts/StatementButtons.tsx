import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PayoutStatementDocument } from '../../generated/payouts.ts';
import { graphql } from '../../lib/graphql.ts';
import { downloadTimeoutMs, saveFile } from '../../lib/saveFile.ts';
import { toast } from '../../ui/toasts/toast.ts';

graphql(`
  query PayoutStatement($month: LocalDate!) {
    payoutStatement(month: $month) {
      pdfUrl
      csvUrl
    }
  }
`);

/**
 * Saves a month's statement as a file. Its address is valid for minutes only, so it's requested on the click.
 * @param month such as `2026-03`
 */
export function StatementButtons({ month }: { month: string }) {
  const client = useApolloClient();
  const [loading, setLoading] = useState<'pdf' | 'csv'>();

  async function save(type: 'pdf' | 'csv') {
    setLoading(type);
    try {
      const { data } = await client.query({
        query: PayoutStatementDocument,
        variables: { month: `${month}-01` },
        fetchPolicy: 'no-cache',
      });
      const statement = data?.payoutStatement;
      if (!statement) throw new Error('The server gave no statement.');
      const response = await fetch(type === 'pdf' ? statement.pdfUrl : statement.csvUrl, {
        signal: AbortSignal.timeout(downloadTimeoutMs),
      });
      if (!response.ok) throw new Error(`The server answered ${response.status}.`);
      // If the PDF's font lacks letters, the server sends a page to print instead.
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      saveFile(`payouts-${month}.${isPage ? 'html' : type}`, await response.blob());
    } catch {
      toast.error('The download failed. Please try again.');
    } finally {
      setLoading(undefined);
    }
  }

  return (
    <div>
      <Button loading={loading === 'pdf'} onClick={() => void save('pdf')}>
        Statement as PDF
      </Button>
      <Button loading={loading === 'csv'} onClick={() => void save('csv')}>
        As CSV
      </Button>
    </div>
  );
}
