import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { decidedLabels } from '../../features/reports/decisionLabels.ts';
import { OwnBusinessNote, useIsOwnBusiness } from '../../features/session/ownBusiness.tsx';
import type { ReportOutcome_ReportFragment } from '../../generated/graphql.ts';
import { accountName } from '../../lib/accountName.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { plainText } from '../../ui/text/plainText.ts';
import { RelativeDate } from '../../ui/text/RelativeDate.tsx';
import { useOverlay } from '../../ui/useOverlay.ts';
import { DecideDialog } from './DecideDialog.tsx';

graphql(`
  fragment ReportOutcome_report on Report {
    kind
    product {
      id
    }
    subject {
      name
    }
    reporter {
      id
    }
    decision
    decisionNote
    decidedAt
    decidedBy {
      name
    }
  }
`);

/**
 * The decision on a report with admin and time, or the button to decide. Nobody decides on a report about themselves.
 */
export function ReportOutcome(props: { report: FragmentType<ReportOutcome_ReportFragment> }) {
  const report = unmask<ReportOutcome_ReportFragment>(props.report);
  const { id, kind, product, subject, decision, decisionNote, decidedAt, decidedBy } = report;
  const isOwn = useIsOwnBusiness(subject?.id, report.reporter?.id);
  const { open, overlay } = useOverlay();
  return (
    <>
      {decision && decidedAt ? (
        <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {decidedLabels(kind)[decision]}
          </Typography>
          {decisionNote && (
            <Typography variant="body2" sx={plainText}>
              {decisionNote}
            </Typography>
          )}
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {accountName(decidedBy)}, <RelativeDate at={decidedAt} />
          </Typography>
        </Box>
      ) : isOwn ? (
        <OwnBusinessNote />
      ) : (
        <Button variant="outlined" size="small" onClick={open} sx={{ justifySelf: 'start' }}>
          Decide
        </Button>
      )}
      {overlay && (
        <DecideDialog
          reportId={id}
          kind={kind}
          productId={product?.id ?? null}
          subject={subject ?? null}
          {...overlay}
        />
      )}
    </>
  );
}
