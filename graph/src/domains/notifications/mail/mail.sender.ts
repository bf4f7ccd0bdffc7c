import type { Shop } from '../../../context/shop.ts';
import { followChanges } from '../../../shared/follow-changes.ts';
import { SharedRuns } from '../../../shared/shared-runs.ts';
import { sendDueDigests } from './send-digests.service.ts';
import { type MailServices, sendDueMails } from './send-mail.service.ts';

const everyMs = 10_000;

async function sendDue(services: MailServices, signal: AbortSignal): Promise<void> {
  await sendDueMails(services, signal);
  await sendDueDigests(services, signal);
}

/**
 * Sends mails as soon as this process has created a notification. Every ten seconds, it also retries failures and sends
 * those of killed processes. A process sends one batch at a time.
 */
export function startMailSender(services: MailServices & Pick<Shop, 'events'>) {
  const sends = new SharedRuns((signal: AbortSignal) => sendDue(services, signal));
  return followChanges(services.events, {
    onOwn: (change, signal) => (change.kind === 'notification' ? [sends.run(signal)] : []),
    sweep: (signal) => sends.run(signal),
    everyMs,
    onFault: (err) => services.log.error({ err }, 'mails were not sent'),
  });
}
