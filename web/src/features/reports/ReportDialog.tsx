import { ReportProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import type { ReactNode } from 'react';
import type { ReportReason } from '../../generated/graphql.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { SelectFormField } from '../../ui/form/SelectFormField.tsx';
import { TextFormField } from '../../ui/form/TextFormField.tsx';
import { reasonLabels } from './reasonLabels.ts';
import { reportSchema } from './report.rules.ts';

type ReportValues = { reason: ReportReason; note: string | null };

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** explains what admins will see, and who isn't notified */
  lead: ReactNode;
  /** names the form and its kept draft */
  label: string;
  /** sends the report: the dialog closes, or shows why it was refused */
  onReport: (said: ReportValues) => Promise<{ ok: true } | { ok: false; refusal: Refused }>;
};

type Refused = { message: string; field: string | null };

const isReason = (value: string): value is ReportReason => value in reasonLabels;
const options = Object.entries(reasonLabels).map(([value, text]) => ({ value, text }));

/** Asks what is wrong with a message, a product or a person, for the shop's admins. */
export function ReportDialog({ open, onClose, title, lead, label, onReport }: Props) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      lead={lead}
      label={label}
      initialValues={{ reason: '', note: '' }}
      rules={reportSchema}
      submitLabel="Report"
      onSend={({ reason, note }) =>
        onReport({ reason: isReason(reason) ? reason : 'OTHER', note: note.trim() || null })
      }
    >
      <SelectFormField
        name="reason"
        label="What’s wrong"
        placeholder="Choose a reason"
        options={options}
      />
      <TextFormField name="note" label="Details" rows={3} bound={ReportProductInput.note} />
    </FormDialog>
  );
}
