import type { PushMessage } from '@fitness-zone/contract/notifications/push-message.ts';

declare const self: ServiceWorkerGlobalScope;

const addressOf = (path: string) => new URL(path, self.location.origin).href;

/** Shows a message. It replaces an earlier one about the same subject. */
export async function showMessage({ title, body, path, subject }: PushMessage): Promise<void> {
  // TypeScript's own types lack `renotify`.
  const options = { body, tag: subject, renotify: true, icon: '/icon-192.png', data: { path } };
  await self.registration.showNotification(title, options);
}

/**
 * Opens the page that a message is about: an open tab that already shows it, otherwise a new one, since other tabs may
 * have unsaved text.
 */
export async function openMessage(notification: Notification): Promise<void> {
  notification.close();
  const { path } = notification.data as Pick<PushMessage, 'path'>;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find(({ url }) => url === addressOf(path));
  if (page) await page.focus();
  else await self.clients.openWindow(addressOf(path));
}
