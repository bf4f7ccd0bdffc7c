import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { reasonLabels } from '../../features/reports/reasonLabels.ts';
import type { ReportItem_ReportFragment } from '../../generated/graphql.ts';
import { accountName } from '../../lib/accountName.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { cardFrame } from '../../ui/cardFrame.ts';
import { plainText } from '../../ui/text/plainText.ts';
import { RelativeDate } from '../../ui/text/RelativeDate.tsx';
import { ReportedMessage } from './ReportedMessage.tsx';
import { ReportedProduct } from './ReportedProduct.tsx';
import { ReportedUser } from './ReportedUser.tsx';
import { ReportOutcome } from './ReportOutcome.tsx';

graphql(`
  fragment ReportItem_report on Report {
    kind
    reason
    note
    createdAt
    reporter {
      name
    }
    ...ReportedMessage_report
    ...ReportedProduct_report
    targetReportCount
    ...ReportedUser_report
    ...ReportOutcome_report
  }
`);

const kindNames = { MESSAGE: 'a message', PRODUCT: 'a product', USER: 'a person' } as const;

/** A report: reporter, reason and target. */
export function ReportItem(props: { report: FragmentType<ReportItem_ReportFragment> }) {
  const report = unmask<ReportItem_ReportFragment>(props.report);
  const { kind, reason, note, createdAt, reporter, targetReportCount } = report;
  return (
    <Box
      component="article"
      sx={{
        ...cardFrame,
        p: 2,
        display: 'grid',
        gap: 1.5,
      }}
    >
      <Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {accountName(reporter)} reported {kindNames[kind]} <RelativeDate at={createdAt} />
        </Typography>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {reasonLabels[reason]}
        </Typography>
        {note && (
          <Typography variant="body2" sx={plainText}>
            {note}
          </Typography>
        )}
      </Box>
      {kind === 'MESSAGE' && <ReportedMessage report={report} />}
      {kind === 'PRODUCT' && <ReportedProduct report={report} />}
      {kind === 'USER' && <ReportedUser report={report} />}
      {targetReportCount > 1 && (
        <Typography variant="body2" color="textSecondary">
          {targetReportCount} people have reported this.
        </Typography>
      )}
      <ReportOutcome report={report} />
    </Box>
  );
}
