import type { Shop } from '../../../context/shop.ts';
import { repeat } from '../../../shared/repeat.ts';
import { type PushServices, sendDuePushes } from './send-push.service.ts';

const everyMs = 5_000;

/** Sends push messages every few seconds. They are due a little after their notification. */
export const startPushSender = (services: PushServices & Pick<Shop, 'push'>) =>
  repeat((signal) => sendDuePushes(services, signal), {
    everyMs,
    onFault: (err) => services.log.error({ err }, 'push messages were not sent'),
  });
