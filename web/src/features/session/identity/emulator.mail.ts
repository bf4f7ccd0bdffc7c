import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';

/** The identity provider's mails, by its own names. */
export type MailKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL';

type UnsentMail = { email: string; requestType: string; oobCode: string };

/**
 * Finds the last mail of a kind for an address in the Auth emulator, which sends none.
 * @returns the code in the mail's link; null without such a mail or an emulator
 * @throws Error when the emulator doesn't answer
 */
export async function mailCodeFor(
  kind: MailKind,
  email: string,
  { emulatorUrl, projectId }: ClientConfig['firebase'],
): Promise<string | null> {
  if (!emulatorUrl) return null;
  const response = await fetch(`${emulatorUrl}/emulator/v1/projects/${projectId}/oobCodes`, {
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Error(`The emulator answered ${response.status}.`);
  const { oobCodes } = (await response.json()) as { oobCodes: UnsentMail[] };
  const mail = oobCodes.findLast(
    (unsent) => unsent.requestType === kind && unsent.email.toLowerCase() === email.toLowerCase(),
  );
  return mail?.oobCode ?? null;
}
