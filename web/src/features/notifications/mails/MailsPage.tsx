import { mdiEmailOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useDemoMailsQuery } from '../../../generated/notifications.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { TableSkeleton } from '../../../ui/state/Skeletons.tsx';
import { MailItem } from './MailItem.tsx';

graphql(`
  query DemoMails {
    demoMails {
      ...MailItem_mail
    }
  }
`);

/** The signed-in user's mails, which a demo shop keeps instead of sending. */
export function MailsPage() {
  // No live change announces mails.
  const { data, error, refetch } = useDemoMailsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageTitle title="Emails" />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 760 }}>
        <Alert severity="info">
          This demo shop sends no email. Here’s what it would have sent you; only you can read it.{' '}
          <TextLink to={paths.notifications}>Choose which emails you get</TextLink>.
        </Alert>
        {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <TableSkeleton />)}
        {data?.demoMails?.length === 0 && (
          <EmptyState icon={mdiEmailOutline} title="No emails yet">
            Emails you’ve turned on appear here.
          </EmptyState>
        )}
        {data && !data.demoMails && (
          <EmptyState icon={mdiEmailOutline} title="This shop sends real emails">
            Look in your own inbox.
          </EmptyState>
        )}
        {data?.demoMails?.map((mail) => (
          <MailItem key={mail.id} mail={mail} />
        ))}
      </Box>
    </>
  );
}
