import type { AlertMail } from '../../generated/graphql.ts';

/** When a saved search sends mails, most often first. */
export const alertMailLabels: Record<AlertMail, string> = {
  AT_ONCE: 'At once',
  DAILY: 'Once a day',
  NEVER: 'Never',
};

/** Explanations of the choices. */
export const alertMailHints: Record<AlertMail, string> = {
  AT_ONCE: 'An email for each match',
  DAILY: 'One email with the day’s matches',
  NEVER: 'Notifications in the shop only',
};

export const alertMails = Object.keys(alertMailLabels) as AlertMail[];
