import { mdiRefresh } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useHealthQuery } from '../../generated/health.ts';
import { graphql } from '../../lib/graphql.ts';
import { usePageVisible } from '../../lib/usePageVisible.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { RelativeDate } from '../../ui/text/RelativeDate.tsx';
import { HealthDependencies } from './HealthDependencies.tsx';
import { HealthFacts } from './HealthFacts.tsx';
import { summaryOf } from './healthLabels.ts';

graphql(`
  query Health {
    adminHealth {
      version
      commit
      startedAt
      checkedAt
      dependencies {
        name
        state
        hosted
        message
      }
      notifications {
        count
        hasMore
        oldestAt
      }
      mails {
        count
        hasMore
        oldestAt
      }
      sendsPushMessages
      pushMessages {
        count
        hasMore
        oldestAt
      }
      pushDeviceCount
      opensOffline
      lastBackupAt
      disk {
        freeMegabytes
        totalMegabytes
        isLow
      }
    }
  }
`);

/** Polling interval while the page is visible. */
const everyMs = 15_000;

/** System status and delivery queues, for admins. Never cached. */
export function HealthPage() {
  const isVisible = usePageVisible();
  const { data, previousData, error, loading, refetch } = useHealthQuery({
    fetchPolicy: 'no-cache',
    pollInterval: isVisible ? everyMs : 0,
    notifyOnNetworkStatusChange: true,
  });
  const health = (data ?? previousData)?.adminHealth;
  const check = () => void refetch().catch(() => undefined);
  return (
    <>
      <PageTitle
        title="Health"
        lead="System status and delivery queues."
        actions={
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiRefresh} />}
            loading={loading && health !== undefined}
            onClick={check}
          >
            Check now
          </Button>
        }
      />
      {error && !health ? (
        <ErrorState title="We couldn’t load the system status" onRetry={check} />
      ) : (
        <>
          <Box sx={{ minHeight: 56, mb: 2 }}>
            <Typography role="status" variant="h5" component="p">
              {health && summaryOf(health.dependencies)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {health && (
                <>
                  Checked <RelativeDate key={health.checkedAt} at={health.checkedAt} />
                  {error
                    ? '. The latest check failed: the shop isn’t responding.'
                    : `, and again every ${everyMs / 1000} seconds while this page is open.`}
                </>
              )}
            </Typography>
          </Box>
          <HealthDependencies dependencies={health?.dependencies} />
          <HealthFacts health={health} />
        </>
      )}
    </>
  );
}
