import { type CleanedEnv, EnvError, makeExactValidator } from 'envalid';
import { smtpUrl } from './validators.ts';

/** A mail server, and the sender of the shop's mails. */
export type MailServer = {
  /** smtp:// or smtps://, with user and password. */
  url: string;
  from: Sender;
};

/** `name` may be empty. */
export type Sender = { name: string; address: string };

const sender = makeExactValidator<Sender>((input) => {
  const [, name = '', named, bare] = /^(?:([^<>]*)<([^<>]+)>|([^<>]+))$/.exec(input) ?? [];
  const address = (named ?? bare ?? '').trim();
  if (/^[^\s@,;"]+@[^\s@,;"]+$/.test(address)) {
    return { name: name.replaceAll('"', '').trim(), address };
  }
  throw new EnvError('must be an e-mail address, such as Fitness Zone <shop@shop.example>');
});

/** The variables that name the mail server. */
export const mailVariables = {
  SMTP_URL: smtpUrl({ default: undefined }),
  MAIL_FROM: sender({ default: undefined }),
};

/** The variables of a mail server, which are set together or not at all. */
export const mailGroup = {
  names: ['SMTP_URL', 'MAIL_FROM'],
  otherwise: 'none to keep mails as files',
} as const;

/** The mail server from checked variables; null to store mails as files. */
export function mailSettings(env: CleanedEnv<typeof mailVariables>): MailServer | null {
  const { SMTP_URL: url, MAIL_FROM: from } = env;
  return url && from ? { url, from } : null;
}
