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
import { KeptMail } from './KeptMail.tsx';

graphql(`
  query DemoMails {
    demoMails {
      id
      ...KeptMail_mail
    }
  }
`);

/** The mails that a demo shop has kept in the place of sending them to the signed-in user. */
export function MailsPage() {
  // No change tells of a mail.
  const { data, error, refetch } = useDemoMailsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageTitle title="Mails" />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 760 }}>
        <Alert severity="info">
          This is a demo shop, which sends no mails. Here you read what it would have sent you, and
          nobody else does. <TextLink to={paths.notifications}>Choose what comes by mail</TextLink>.
        </Alert>
        {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <TableSkeleton />)}
        {data?.demoMails?.length === 0 && (
          <EmptyState icon={mdiEmailOutline} title="No mail yet">
            As soon as something happens of which you want a mail, it appears here.
          </EmptyState>
        )}
        {data && !data.demoMails && (
          <EmptyState icon={mdiEmailOutline} title="This shop sends its mails">
            You find them in your own mailbox.
          </EmptyState>
        )}
        {data?.demoMails?.map((mail) => (
          <KeptMail key={mail.id} mail={mail} />
        ))}
      </Box>
    </>
  );
}
