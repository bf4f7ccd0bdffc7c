/** What a push message carries to the service worker, as JSON. */
export type PushMessage = {
  /** The notification's id. */
  id: string;
  title: string;
  body: string;
  /** Opens with a click. */
  path: string;
  /** A message replaces the earlier one about the same subject. */
  subject: string;
};
