import { useReportUserMutation } from '../../generated/reports.ts';
import { ReportDialog } from './ReportDialog.tsx';

type Props = {
  userId: string;
  name: string;
  onReported: () => void;
  open: boolean;
  onClose: () => void;
};

/** Asks what is wrong with a person, and reports them to the shop's admins. */
export function ReportUserDialog({ userId, name, onReported, open, onClose }: Props) {
  const [reportUser] = useReportUserMutation();
  return (
    <ReportDialog
      open={open}
      onClose={onClose}
      title={`Report ${name}?`}
      lead={`Admins look at the account and read what you write here. ${name} isn’t told who reported it.`}
      label={`Report ${name}`}
      onReport={async (said) => {
        const outcome = await reportUser({ variables: { input: { userId, ...said } } });
        if (outcome.ok) onReported();
        return outcome;
      }}
    />
  );
}
