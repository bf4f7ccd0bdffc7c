import type { Shop } from '../../../context/shop.ts';
import { sendDueDigests } from './send-digests.service.ts';
import { type MailServices, sendDueMails } from './send-mail.service.ts';

const everyMs = 10_000;

async function sendDue(services: MailServices, signal: AbortSignal): Promise<void> {
  await sendDueMails(services, signal);
  await sendDueDigests(services, signal);
}

/**
 * Sends mails: as soon as this process has notified somebody, and every ten seconds those that wait for another try or
 * are left of processes that have ended.
 */
export function startMailSender(
  services: MailServices & Pick<Shop, 'events'>,
  sendEveryMs = everyMs,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  let sending: Promise<void> | null = null;
  let again = false;
  const send = (): void => {
    if (stopping.signal.aborted) return;
    // Mails that arrive while others are sent are handled afterwards.
    again = sending !== null;
    sending ??= sendDue(services, stopping.signal)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) services.log.error({ err: error }, 'mails were not sent');
      })
      .finally(() => {
        sending = null;
        if (again) send();
      });
  };
  const unlisten = services.events.listenToOwn((change) => {
    if (change.kind === 'notification') send();
  });
  send();
  const timer = setInterval(send, sendEveryMs).unref();
  return {
    /** Ends after the mails under way. */
    stop: async () => {
      clearInterval(timer);
      unlisten();
      stopping.abort();
      await sending;
    },
  };
}
