import { oneLine } from '@fitness-zone/contract/inputs/shown-text.ts';
import { signedInPaths } from '@fitness-zone/contract/pages/signed-in-paths.ts';
import type { Mail } from '../../../adapters/mail/mail.ts';
import { escaped } from '../../../shared/escaped.ts';
import type { UserRecord } from '../../accounts/user.model.ts';

/**
 * Maximum number of notifications listed in a limit's summary and in a week's. A link leads to everything that the shop
 * lists.
 */
const mostLines = { limit: 20, week: 200 };

const reasons = {
  limit: 'You got many emails within an hour, so the rest is in this one.',
  week: 'You asked for one email a week with less urgent news.',
};

type Line = { message: string; link: string };

/**
 * The mail with notifications above the limit, or with a week's, oldest first.
 * @param lines at least one
 * @param unsubscribeUrl stops all optional mails of the account
 */
export function summaryMailOf(
  id: string,
  { _id: accountId, name: fullName, email }: UserRecord,
  lines: readonly Line[],
  {
    publicUrl,
    unsubscribeUrl,
    isWeekly,
  }: { publicUrl: string; unsubscribeUrl: string; isWeekly: boolean },
): Mail {
  const name = oneLine(fullName);
  const count = lines.length;
  const why = isWeekly ? reasons.week : reasons.limit;
  const counted = isWeekly
    ? `Your week at Fitness Zone: ${count} ${count === 1 ? 'update' : 'updates'}`
    : `${count} more ${count === 1 ? 'notification' : 'notifications'} · Fitness Zone`;
  const shown = lines.slice(0, isWeekly ? mostLines.week : mostLines.limit).map((line) => ({
    ...line,
    message: oneLine(line.message),
  }));
  const all = `${publicUrl}${signedInPaths.notifications}`;
  const settings = `${publicUrl}${signedInPaths.notificationSettings}`;
  const more = count > shown.length ? `And ${count - shown.length} more. See all` : 'See all';
  return {
    id,
    accountId: accountId.toHexString(),
    to: { name, address: email },
    subject: counted,
    text: [
      `Hello ${name},`,
      shown.map(({ message, link }) => `- ${message}\n  ${link}`).join('\n'),
      `${more}: ${all}`,
      [
        why,
        ...(isWeekly ? [`Change how often: ${settings}`] : []),
        `Stop all emails except about your account: ${unsubscribeUrl}\n`,
      ].join(isWeekly ? '\n' : ' '),
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><body style="font-family: sans-serif; line-height: 1.5">',
      `<p>Hello ${escaped(name)},</p><ul>`,
      ...shown.map(
        ({ message, link }) => `<li><a href="${escaped(link)}">${escaped(message)}</a></li>`,
      ),
      `</ul><p><a href="${escaped(all)}">${more}</a></p>`,
      `<p style="font-size: 85%">${why} ${isWeekly ? `<a href="${escaped(settings)}">Change how often</a> · ` : ''}<a href="${escaped(unsubscribeUrl)}">Stop all emails except about your account</a></p>`,
      '</body></html>',
    ].join('\n'),
    unsubscribeUrl,
  };
}
