import { AdminSuspendUserInput } from '@fitness-zone/contract/generated/inputs.ts';
import { useAdminSuspendUserMutation } from '../../../generated/people.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import type { Overlay } from '../../../ui/useOverlay.ts';
import { EndedOffers } from '../../accounts/deletion/EndedOffers.tsx';
import { suspendUserSchema } from '../person.rules.ts';

type Props = Overlay & {
  userId: string;
  name: string;
};

/** Asks an admin for the reason, and suspends an account. */
export function SuspendDialog({ userId, name, ...overlay }: Props) {
  const [suspendUser] = useAdminSuspendUserMutation();
  return (
    <FormDialog
      {...overlay}
      title={`Suspend ${name}?`}
      lead={
        <>
          <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
            <li>
              They are signed out everywhere at once, and can’t sign in until you restore them.
            </li>
            <li>Their products are hidden until you restore them.</li>
            <li>Their payments in progress are cancelled, and their offers withdrawn.</li>
            <li>Paid sales continue: hand-over, balance and refunds.</li>
            <li>They get an email with your reason, and see it when they try to sign in.</li>
          </ul>
          <EndedOffers userId={userId} />
        </>
      }
      initialValues={{ reason: '' }}
      rules={suspendUserSchema}
      submitLabel="Suspend"
      onSend={({ reason }) =>
        suspendUser({ variables: { input: { userId, reason: reason.trim() } } })
      }
    >
      <TextFormField
        name="reason"
        hint="The person sees this."
        rows={3}
        bound={AdminSuspendUserInput.reason}
      />
    </FormDialog>
  );
}
