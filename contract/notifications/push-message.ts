/** The JSON payload of a push message, for the service worker. */
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
