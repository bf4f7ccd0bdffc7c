import type { PartState, ShopPart } from './enums.ts';

const messages: Record<ShopPart, Record<PartState, string>> = {
  database: {
    up: 'The database answers.',
    slow: 'The database answers slowly: pages take longer than usual.',
    down: 'The database does not answer: nothing can be written, and little can be read.',
  },
  identity: {
    up: 'People can sign in and sign up.',
    slow: 'The identity provider answers slowly: signing in takes longer than usual.',
    down: 'The identity provider does not answer: nobody can sign in or sign up.',
  },
  cards: {
    up: 'Cards can be charged.',
    slow: 'The card provider answers slowly: paying takes longer than usual.',
    down: 'The card provider does not answer: nobody can pay.',
  },
  images: {
    up: 'Photos can be uploaded.',
    slow: 'The image host answers slowly: uploads take longer than usual.',
    down: 'The image host does not answer: no photo can be uploaded.',
  },
  mail: {
    up: 'Mails are sent.',
    slow: 'The mail server answers slowly: mails may arrive late.',
    down: 'The mail server does not answer: mails wait, and are tried again for a day.',
  },
  events: {
    up: 'Open pages follow changes as they happen.',
    slow: 'Changes made at other processes arrive late.',
    down: 'Nothing is heard of other processes: what changes there shows within five seconds.',
  },
};

/** Describes a service's state in a sentence for admins, without internals. */
export function shopPartMessage(part: ShopPart, state: PartState, hosted: boolean): string {
  if (part === 'mail' && !hosted) {
    return state === 'down'
      ? 'Mails cannot be kept: their folder cannot be written.'
      : 'Mails are kept in the shop, since no mail server is configured.';
  }
  return messages[part][state];
}
