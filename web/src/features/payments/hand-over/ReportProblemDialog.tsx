import { ReportProblemInput } from '@fitness-zone/contract/generated/inputs.ts';
import { useReportProblemMutation } from '../../../generated/payments.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { reportProblemOptions } from './handOver.cache.ts';
import { reportProblemSchema } from './handOver.rules.ts';

type Props = { paymentId: string; productName: string; open: boolean; onClose: () => void };

/** Asks a buyer what is wrong with something that was bought, and tells the shop's admins. */
export function ReportProblemDialog({ paymentId, productName, open, onClose }: Props) {
  const [reportProblem] = useReportProblemMutation(reportProblemOptions);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`What’s wrong with ${productName}?`}
      lead="Only the shop’s admins read this; the seller just sees that something is wrong. You can report it once, so please include everything that matters."
      label={`Something is wrong with ${productName}`}
      initialValues={{ problem: '' }}
      rules={reportProblemSchema}
      submitLabel="Send"
      onSend={({ problem }) =>
        reportProblem({ variables: { input: { paymentId, problem: problem.trim() } } })
      }
    >
      <TextFormField name="problem" rows={4} bound={ReportProblemInput.problem} />
    </FormDialog>
  );
}
