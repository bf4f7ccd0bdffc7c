import { AdminDecideReportInput } from '@fitness-zone/contract/generated/inputs.ts';
import { decisionLabels } from '../../features/reports/decisionLabels.ts';
import type { ReportDecision, ReportKind } from '../../generated/graphql.ts';
import { useAdminDecideReportMutation } from '../../generated/reports.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { SelectFormField } from '../../ui/form/SelectFormField.tsx';
import { TextFormField } from '../../ui/form/TextFormField.tsx';
import { DecisionOffers } from './DecisionOffers.tsx';
import { decideReportSchema } from './decide.rules.ts';

type Props = {
  reportId: string;
  kind: ReportKind;
  /** the product; null for other reports or if it is gone */
  productId: string | null;
  /** the person it is about; null if the account is gone */
  subject: { id: string; name: string } | null;
  open: boolean;
  onClose: () => void;
};

/** Asks an admin for the decision on a report and sends it. */
export function DecideDialog({ reportId, kind, productId, subject, open, onClose }: Props) {
  const [decideReport] = useAdminDecideReportMutation();
  const names = decisionLabels(kind);
  const isDecision = (value: string): value is ReportDecision => value in names;
  const possible: ReportDecision[] = [
    'NOTHING',
    ...(kind === 'PRODUCT' ? (['HIDE'] as const) : []),
    ...(kind === 'USER' ? [] : (['DELETE'] as const)),
    ...(subject ? (['SUSPEND'] as const) : []),
  ];
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Decide on this report"
      lead={`This also closes all other open reports about it, and notifies the people who sent them.${subject ? ` Suspending affects ${subject.name}.` : ''}`}
      initialValues={{ decision: '', note: '' }}
      rules={decideReportSchema}
      submitLabel="Decide"
      onSend={({ decision, note }) =>
        decideReport({
          variables: {
            input: {
              id: reportId,
              decision: isDecision(decision) ? decision : 'NOTHING',
              note: note.trim() || null,
            },
          },
        })
      }
    >
      <SelectFormField
        name="decision"
        label="Decision"
        placeholder="Choose"
        options={possible.map((value) => ({ value, text: names[value] }))}
      />
      <DecisionOffers
        name="decision"
        kind={kind}
        productId={productId}
        subjectId={subject?.id ?? null}
      />
      <TextFormField
        name="note"
        label="Reason (the person sees this)"
        rows={3}
        bound={AdminDecideReportInput.note}
      />
    </FormDialog>
  );
}
