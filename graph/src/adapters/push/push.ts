/** A browser's push subscription, with the keys in base64url. */
export type PushSubscription = { endpoint: string; publicKey: string; secret: string };

/**
 * `gone`: the subscription has ended. `later`: the push service hasn't taken the message and may take it later.
 * `failed`: it refused the message for good, or its answer is unknown.
 */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'failed';

export type Push = {
  /** Browsers subscribe with this public key, in base64url; null if the shop sends no push messages. */
  key: string | null;
  /** Whether an address is one of an allowed push service. */
  accepts(endpoint: string): boolean;
  /**
   * Sends a message, encrypted for the browser.
   * @param topic replaces an earlier message of the same topic that the browser hasn't received; at most 32 characters
   * of base64url
   */
  send(subscription: PushSubscription, message: string, topic: string): Promise<PushOutcome>;
  close(): void;
};
