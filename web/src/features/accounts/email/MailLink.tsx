import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import type { MailKind } from '../../session/identity/emulator.mail.ts';

const mails: Record<MailKind, { says: string; to: (code: string) => string }> = {
  PASSWORD_RESET: { says: 'Reset password for', to: paths.choosePassword },
  VERIFY_EMAIL: { says: 'Confirm the address', to: paths.confirmEmail },
};

type Props = { kind: MailKind; email: string; code: string };

/** The link of a mail of the identity provider. */
export function MailLink({ kind, email, code }: Props) {
  const { says, to } = mails[kind];
  return (
    <TextLink to={to(code)}>
      {says} {email}
    </TextLink>
  );
}
