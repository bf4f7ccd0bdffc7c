import { useReportMessageMutation } from '../../generated/reports.ts';
import { ReportDialog } from './ReportDialog.tsx';

type Props = { messageId: string; name: string; open: boolean; onClose: () => void };

/** Asks what is wrong with a message, and reports it to the shop's admins. */
export function ReportMessageDialog({ messageId, name, open, onClose }: Props) {
  const [reportMessage] = useReportMessageMutation();
  return (
    <ReportDialog
      open={open}
      onClose={onClose}
      title={`Report this message of ${name}?`}
      lead={`Admins see the message, up to five before it, and what you write here, but nothing else of your conversation. ${name} isn’t told.`}
      label="Report this message"
      onReport={(said) => reportMessage({ variables: { input: { messageId, ...said } } })}
    />
  );
}
