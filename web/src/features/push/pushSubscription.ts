import type { SavePushDeviceInput } from '../../generated/graphql.ts';

/** Whether this browser supports push messages. Safari on iPhones does once the shop is on the home screen. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registration = async () => navigator.serviceWorker.getRegistration();

/** Whether the service worker that shows messages is active: it is installed once the page is idle. */
export const hasWorker = async (): Promise<boolean> => Boolean((await registration())?.active);

/** The browser's subscription; null for none. */
export const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await registration())?.pushManager.getSubscription()) ?? null;

/**
 * Subscribes; the browser may ask the user.
 * @param key the shop's public key
 * @returns null if the user refuses, now or earlier
 * @throws DOMException if the push service can't be reached
 */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const manager = (await registration())?.pushManager;
  if (!manager) throw new Error('No service worker is registered.');
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    // An earlier subscription has the key of another database.
    const earlier = await manager.getSubscription();
    if (!earlier) throw error;
    await earlier.unsubscribe();
    return manager.subscribe(options);
  }
}

/** A subscription in the server's format. */
export function inputOf(subscription: PushSubscription): Omit<SavePushDeviceInput, 'groups'> {
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, publicKey: keys?.p256dh ?? '', secret: keys?.auth ?? '' };
}
