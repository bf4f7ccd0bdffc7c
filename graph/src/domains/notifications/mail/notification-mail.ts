import type { NotificationKind } from '@fitness-zone/contract/enums.ts';
import { notificationPath } from '@fitness-zone/contract/notification-paths.ts';
import { signedInPaths } from '@fitness-zone/contract/signed-in-paths.ts';
import type { Mail } from '../../../adapters/mail/mail.ts';
import type { UserRecord } from '../../accounts/user.model.ts';
import type { NotificationRecord } from '../notification.model.ts';

const subjects: Record<NotificationKind, string> = {
  booked: 'Your product was booked',
  sold: 'Your product is sold',
  paid: 'Your payment has arrived',
  'price-lowered': 'A product on your wish list costs less',
  unavailable: 'A product on your lists cannot be bought now',
  'product-edited': 'A product that you have booked was changed',
  'handed-over': 'Your product was received',
  'problem-reported': 'Something is wrong with a product that was sold',
  refunded: 'A payment was refunded',
  verified: 'Your account is verified',
};

/**
 * The mail that tells an account what it was notified of, with a link to the place, and how to have no such
 * mails.
 * @param publicUrl where browsers open the shop, without a slash at the end
 */
export function mailOf(
  { _id, kind, productId, message }: NotificationRecord,
  { _id: accountId, name, email, role }: UserRecord,
  publicUrl: string,
): Mail {
  const path = notificationPath({ kind, role, productId: productId?.toHexString() ?? null });
  const [link, settings] = [`${publicUrl}${path}`, `${publicUrl}${signedInPaths.notifications}`];
  const why =
    'You get this mail by the settings of your account at Fitness Zone. Change them here:';
  return {
    id: _id.toHexString(),
    accountId: accountId.toHexString(),
    to: { name, address: email },
    subject: `${subjects[kind]} · Fitness Zone`,
    text: `Hello ${name},\n\n${message}\n\nSee it here: ${link}\n\n${why} ${settings}\n`,
    html: [
      '<!doctype html><html lang="en"><body style="font-family: sans-serif; line-height: 1.5">',
      `<p>Hello ${escaped(name)},</p>`,
      `<p>${escaped(message)}</p>`,
      `<p><a href="${escaped(link)}">See it here</a></p>`,
      `<p style="font-size: 85%">${why} <a href="${escaped(settings)}">Notifications</a></p>`,
      '</body></html>',
    ].join('\n'),
  };
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
