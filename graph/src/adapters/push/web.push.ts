import { type LookupAddress, lookup } from 'node:dns';
import { Agent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { VapidKeys } from 'web-push';
import type { Push, PushOutcome } from './push.ts';

type Needs = {
  /** Push services; `*.` matches any subdomain. */
  hosts: readonly string[];
  /** The shop's address, the contact for push services about the messages. */
  contact: string;
  keys: VapidKeys;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** For a push service on this machine. */
  trusting?: { isAllowed: (address: string) => boolean; ca: string };
};

/** Seconds for which a push service keeps a message for a browser that is offline. */
const keptS = 24 * 60 * 60;
const patienceMs = 10_000;
/** Codes of connections that were never made, so the message wasn't sent. */
const unreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/**
 * Sends by the push services that browsers name. Only public addresses are allowed, since anybody may save any address.
 */
export function webPush({ hosts, contact, keys, log, trusting }: Needs): Push {
  const isAllowed = trusting?.isAllowed ?? isPublic;
  const agent = new Agent({
    keepAlive: true,
    maxSockets: 20,
    lookup: lookupOf(isAllowed),
    ...(trusting && { ca: trusting.ca }),
  });
  // A public address, or a mailbox, is required.
  const subject = contact.startsWith('https://') ? contact : 'mailto:shop@example.com';
  return {
    key: keys.publicKey,
    accepts(endpoint) {
      const url = URL.parse(endpoint);
      if (url?.protocol !== 'https:' || url.username || url.password) return false;
      return isIP(url.hostname) === 0 && hosts.some((host) => isHost(host, url.host));
    },
    async send({ endpoint, publicKey, secret }, message, topic) {
      const { sendNotification } = (await import('web-push')).default;
      try {
        await sendNotification({ endpoint, keys: { p256dh: publicKey, auth: secret } }, message, {
          TTL: keptS,
          topic,
          agent,
          timeout: patienceMs,
          vapidDetails: { subject, ...keys },
        });
        return 'sent';
      } catch (error) {
        const outcome = outcomeOf(error);
        if (outcome !== 'gone') log.warn({ fault: describe(error) }, 'a push message was not sent');
        return outcome;
      }
    },
    close: () => agent.destroy(),
  };
}

const isHost = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;

/** Excludes this machine, private networks and other special addresses. */
export const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/** Looks up a name, and refuses it unless all its addresses are allowed. */
const lookupOf =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new Error('no address'), '');
      if (!found.every(({ address }) => isAllowed(address)))
        return callback(new Error('the push service has a private address'), '');
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });

function outcomeOf(error: unknown): PushOutcome {
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode === 404 || statusCode === 410) return 'gone';
  if (statusCode === 429 || (statusCode ?? 0) >= 500) return 'later';
  return code && unreached.includes(code) ? 'later' : 'failed';
}

/** Leaves out the subscription's address, since anybody who has it could send messages. */
function describe(error: unknown): string {
  const { statusCode, code, message } = error as {
    statusCode?: number;
    code?: string;
    message?: string;
  };
  return [statusCode ?? code ?? message].join(' ');
}
