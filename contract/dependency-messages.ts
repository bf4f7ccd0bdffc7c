import type { Dependency, DependencyState } from './enums.ts';

const messages: Record<Dependency, Record<DependencyState, string>> = {
  database: {
    up: 'The database is up.',
    slow: 'The database is slow. Pages take longer than usual.',
    down: 'The database is down. Nothing can be saved, and most pages can’t load.',
  },
  identity: {
    up: 'People can sign in and sign up.',
    slow: 'Sign-in is slow. It takes longer than usual.',
    down: 'Sign-in is down. Nobody can sign in or sign up.',
  },
  cards: {
    up: 'Card payments work.',
    slow: 'The card provider is slow. Paying takes longer than usual.',
    down: 'The card provider is down. Nobody can pay.',
  },
  images: {
    up: 'Photo uploads work.',
    slow: 'The image host is slow. Uploads take longer than usual.',
    down: 'The image host is down. Nobody can upload photos.',
  },
  mail: {
    up: 'Emails are being sent.',
    slow: 'The mail server is slow. Emails may arrive late.',
    down: 'The mail server is down. We retry emails for a day.',
  },
  events: {
    up: 'Open pages update instantly.',
    slow: 'Changes made on other processes arrive late.',
    down: 'Other processes are out of contact. Their changes show up within five seconds.',
  },
  search: {
    up: 'Searches work.',
    slow: 'Search is slow. Results take longer than usual.',
    down: 'Search is down. Lists and categories work without it; nobody can search.',
  },
};

/** Describes a service's state in a sentence for admins, without internals. */
export function dependencyMessage(
  name: Dependency,
  state: DependencyState,
  hosted: boolean,
): string {
  if (name === 'mail' && !hosted) {
    return state === 'down'
      ? 'Emails can’t be saved: their folder isn’t writable.'
      : 'No mail server is configured, so the shop keeps emails itself.';
  }
  return messages[name][state];
}
