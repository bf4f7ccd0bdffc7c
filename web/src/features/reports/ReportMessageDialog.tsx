import { useReportMessageMutation } from '../../generated/reports.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { reportMessageOptions } from './report.cache.ts';

type Props = { messageId: string; name: string; open: boolean; onClose: () => void };

/** Asks what is wrong with a message, and tells the shop's admins. */
export function ReportMessageDialog({ messageId, name, open, onClose }: Props) {
  const [reportMessage] = useReportMessageMutation(reportMessageOptions);
  return (
    <ReportDialog
      open={open}
      onClose={onClose}
      title={`Report this message of ${name}?`}
      lead={`The shop’s admins read the message, with up to five before it, and what you write here. Nothing else of your conversation is shown to them, and ${name} is not told.`}
      label="Report this message"
      onReport={(said) => reportMessage({ variables: { input: { messageId, ...said } } })}
    />
  );
}
