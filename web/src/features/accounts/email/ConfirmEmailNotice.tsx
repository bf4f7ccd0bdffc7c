import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { MailLink } from './MailLink.tsx';
import { useMailCode } from './useMailCode.ts';

type Props = { email: string; firebase: ClientConfig['firebase'] };

/** Asks a user who has just signed up to confirm their address; a demo shop shows the mail's link. */
export function ConfirmEmailNotice({ email, firebase }: Props) {
  const code = useMailCode('VERIFY_EMAIL', email, firebase);
  return (
    <>
      Please confirm your email address: we sent a link to {email}. You can resend it from your{' '}
      <TextLink to={paths.profile}>profile</TextLink>.
      {code && (
        <>
          {' '}
          This demo sends no email. Yours would say:{' '}
          <MailLink kind="VERIFY_EMAIL" email={email} code={code} />
        </>
      )}
    </>
  );
}
