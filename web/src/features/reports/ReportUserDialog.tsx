import { useReportUserMutation } from '../../generated/reports.ts';
import type { Overlay } from '../../ui/useOverlay.ts';
import { ReportDialog } from './ReportDialog.tsx';

type Props = Overlay & {
  userId: string;
  name: string;
  onReported: () => void;
};

/** Asks what is wrong with a person, and reports them to the shop's admins. */
export function ReportUserDialog({ userId, name, onReported, ...overlay }: Props) {
  const [reportUser] = useReportUserMutation();
  return (
    <ReportDialog
      {...overlay}
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
