import { zoneName } from '@fitness-zone/contract/time/zone-name.ts';
import { mdiInformationOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useConfig } from '../../lib/config.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Explanation } from '../../ui/text/Explanation.tsx';
import { OverviewCharts } from './OverviewCharts.tsx';
import { OverviewFilter, useShownRange } from './OverviewFilter.tsx';
import { OverviewTiles } from './OverviewTiles.tsx';
import { daysLabel } from './periodLabels.ts';
import { SearchCharts } from './SearchCharts.tsx';
import { daysOf } from './shownDays.ts';
import { useOverviewNumbers } from './useOverviewNumbers.ts';

/** Key figures of the shop in a chosen period, for admins. */
export function OverviewPage() {
  const { timeZone } = useConfig();
  // "Today" stays the same while the page is open.
  const [now] = useState(Date.now);
  const shown = useShownRange();
  const days = daysOf(shown.range, shown.interval, now, timeZone);
  const { overview, searches, failed, refetch } = useOverviewNumbers(days);
  return (
    <>
      <PageTitle
        title="Overview"
        lead={
          <Explanation text={`Days follow the shop’s time zone, ${zoneName(timeZone)}.`}>
            {daysLabel(days)}
            <Box component="span" sx={{ display: 'inline-flex', ml: 0.75 }}>
              <Icon path={mdiInformationOutline} size={16} />
            </Box>
          </Explanation>
        }
        actions={
          <Box role="group" aria-label="Period" sx={{ display: 'flex', gap: 1 }}>
            <OverviewFilter {...shown} />
          </Box>
        }
      />
      {failed ? (
        <ErrorState title="We couldn’t load the numbers" onRetry={() => void refetch()} />
      ) : (
        <Box aria-busy={!overview}>
          <OverviewTiles overview={overview} />
          <OverviewCharts overview={overview} interval={days.interval} />
          <SearchCharts searches={searches} />
        </Box>
      )}
    </>
  );
}
