import type { NotificationKind } from '@fitness-zone/contract/enums.ts';
import { oneLine } from '@fitness-zone/contract/inputs/shown-text.ts';
import { alwaysMailed } from '@fitness-zone/contract/notifications/mailed-by-default.ts';
import { notificationPath } from '@fitness-zone/contract/notifications/notification-paths.ts';
import { signedInPaths } from '@fitness-zone/contract/pages/signed-in-paths.ts';
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
  unverified: 'Your account is verified no longer',
  message: 'You have a new message',
  'offer-made': 'A buyer has made you an offer',
  'offer-accepted': 'Your offer is accepted',
  'offer-declined': 'Your offer was declined',
  'offer-closed': 'Your offer has ended',
  'offer-lapsed': 'An offer has lapsed',
  'offer-unpaid': 'An accepted offer was not paid',
  'balance-due': 'A balance is due',
  'balance-reminder': 'Last day to pay a balance',
  'balance-overdue': 'A balance is overdue',
  'balance-paid': 'A balance is paid',
  'sale-cancelled': 'A sale was cancelled',
  reviewed: 'You have a review',
  suspended: 'Your account is suspended',
  restored: 'Your account can be used again',
  'product-hidden': 'Your product was hidden',
  'product-restored': 'Your product was restored',
  'report-filed': 'Something was reported',
  'report-decided': 'An admin has looked at your report',
  'report-about-you': 'An admin has checked something of yours',
};

/**
 * The mail that tells an account what it was notified of, with a link to the place, and how to have no such
 * mails.
 * @param publicUrl where browsers open the shop, without a slash at the end
 */
export function mailOf(
  { _id, kind, productId, message: sentence }: NotificationRecord,
  { _id: accountId, name: fullName, email, role }: UserRecord,
  publicUrl: string,
): Mail {
  const [message, name] = [oneLine(sentence), oneLine(fullName)];
  const path = notificationPath({ kind, role, productId: productId?.toHexString() ?? null });
  const [link, settings] = [`${publicUrl}${path}`, `${publicUrl}${signedInPaths.notifications}`];
  const why = alwaysMailed.includes(kind)
    ? null
    : 'You get this mail by the settings of your account at Fitness Zone. Change them here:';
  const lead = kind === 'suspended' ? 'Contact us here' : 'See it here';
  return {
    id: _id.toHexString(),
    accountId: accountId.toHexString(),
    to: { name, address: email },
    subject: `${subjects[kind]} · Fitness Zone`,
    text: `Hello ${name},\n\n${message}\n\n${lead}: ${link}\n${why ? `\n${why} ${settings}\n` : ''}`,
    html: [
      '<!doctype html><html lang="en"><body style="font-family: sans-serif; line-height: 1.5">',
      `<p>Hello ${escaped(name)},</p>`,
      `<p>${escaped(message)}</p>`,
      `<p><a href="${escaped(link)}">${lead}</a></p>`,
      ...(why
        ? [`<p style="font-size: 85%">${why} <a href="${escaped(settings)}">Notifications</a></p>`]
        : []),
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
