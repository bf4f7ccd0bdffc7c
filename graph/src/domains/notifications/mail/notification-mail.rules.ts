import type { NotificationKind } from '@fitness-zone/contract/enums.ts';
import { oneLine } from '@fitness-zone/contract/inputs/shown-text.ts';
import { notificationSubject } from '@fitness-zone/contract/notifications/kinds.ts';
import { signedInPaths } from '@fitness-zone/contract/pages/signed-in-paths.ts';
import type { Mail } from '../../../adapters/mail/mail.ts';
import { escaped } from '../../../shared/escaped.ts';
import type { UserRecord } from '../../accounts/user.model.ts';
import type { NotificationRecord } from '../notification.model.ts';
import { pathOf } from '../notification-path.rules.ts';

const savedSearch = 'You get this email because you saved this search.';

/** The reason for an account's mails of a kind, if its settings alone don't explain them. */
const reasons: Partial<Record<NotificationKind, string>> = {
  'new-match': savedSearch,
  'cheaper-match': savedSearch,
  'new-listing': 'You get this email because you follow this seller.',
};

/** Kinds whose mail also links to the receipt. */
const withReceipt: readonly NotificationKind[] = ['paid', 'balance-paid'];

/**
 * The mail of a notification: the news, a link to the place and, after a payment, to its receipt, and how to stop such
 * mails.
 * @param publicUrl the shop's address for browsers, without a slash at the end
 * @param orderId of its sale
 * @param unsubscribeUrl stops such mails, or those of its saved search; null for mails that are always sent
 */
export function mailOf(
  notification: NotificationRecord,
  user: UserRecord,
  publicUrl: string,
  { orderId, unsubscribeUrl }: { orderId: string | null; unsubscribeUrl: string | null },
): Mail {
  const { _id, kind } = notification;
  const [message, name] = [oneLine(notification.message), oneLine(user.name)];
  const link = `${publicUrl}${pathOf(notification, user, orderId)}`;
  const settings = `${publicUrl}${signedInPaths.notifications}`;
  const why = reasons[kind] ?? 'You get this email because of your notification settings.';
  const lead = kind === 'suspended' ? 'Contact us here' : 'See it here';
  const receipt =
    orderId && withReceipt.includes(kind)
      ? `${publicUrl}${signedInPaths.orderReceipt(orderId)}`
      : null;
  return {
    id: _id.toHexString(),
    accountId: user._id.toHexString(),
    to: { name, address: user.email },
    subject: `${notificationSubject(kind)} · Fitness Zone`,
    text: `Hello ${name},\n\n${message}\n\n${lead}: ${link}\n${receipt ? `Receipt: ${receipt}\n` : ''}${unsubscribeUrl ? `\n${why} Stop these emails here: ${unsubscribeUrl}\nAll settings: ${settings}\n` : ''}`,
    html: [
      '<!doctype html><html lang="en"><body style="font-family: sans-serif; line-height: 1.5">',
      `<p>Hello ${escaped(name)},</p>`,
      `<p>${escaped(message)}</p>`,
      `<p><a href="${escaped(link)}">${lead}</a></p>`,
      ...(receipt ? [`<p><a href="${escaped(receipt)}">Receipt</a></p>`] : []),
      ...(unsubscribeUrl
        ? [
            `<p style="font-size: 85%">${why} <a href="${escaped(unsubscribeUrl)}">Stop these emails</a> · <a href="${escaped(settings)}">All settings</a></p>`,
          ]
        : []),
      '</body></html>',
    ].join('\n'),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  };
}
