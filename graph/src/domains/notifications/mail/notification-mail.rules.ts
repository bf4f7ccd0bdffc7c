import type { NotificationKind } from '@fitness-zone/contract/enums.ts';
import { oneLine } from '@fitness-zone/contract/inputs/shown-text.ts';
import { alwaysMailed } from '@fitness-zone/contract/notifications/mailed-by-default.ts';
import { notificationPath } from '@fitness-zone/contract/notifications/notification-paths.ts';
import { signedInPaths } from '@fitness-zone/contract/pages/signed-in-paths.ts';
import type { Mail } from '../../../adapters/mail/mail.ts';
import { escaped } from '../../../shared/escaped.ts';
import type { UserRecord } from '../../accounts/user.model.ts';
import type { NotificationRecord } from '../notification.model.ts';

const subjects: Record<NotificationKind, string> = {
  booked: 'Your product was booked',
  sold: 'Your product is sold',
  paid: 'Your payment has arrived',
  'new-listing': 'New from a seller you follow',
  'new-match': 'New match for your search',
  'cheaper-match': 'Cheaper match for your search',
  'price-lowered': 'Price drop on your wish list',
  unavailable: 'A product on your lists is not available now',
  'product-edited': 'The seller updated a product you booked',
  'handed-over': 'A hand-over is confirmed',
  'hand-over-claimed': 'Did you receive your product?',
  'hand-over-objected': 'The buyer objects to your hand-over',
  'cancellation-requested': 'A buyer asks to cancel',
  'cancellation-declined': 'Your request to cancel was declined',
  'decision-needed': 'A sale needs a decision',
  'case-updated': 'News in a case',
  'case-closed': 'A case has ended',
  'partly-refunded': 'A refund is on its way',
  'problem-reported': 'A buyer reported a problem',
  refunded: 'A payment was refunded',
  'refund-failed': 'A bank sent a refund back',
  'refund-paid-another-way': 'A refund was paid another way',
  'refund-released': 'A refund was called off',
  verified: 'Your account is verified',
  unverified: 'Your account is no longer verified',
  message: 'You have a new message',
  'offer-made': 'You have an offer',
  'offer-accepted': 'The seller accepted your offer',
  'offer-declined': 'The seller declined your offer',
  'offer-closed': 'Your offer is closed',
  'offer-lapsed': 'An offer expired',
  'offer-unpaid': 'An accepted offer was not paid in time',
  'balance-due': 'A balance is due',
  'balance-reminder': 'Last day to pay a balance',
  'balance-overdue': 'A balance is overdue',
  'balance-paid': 'A balance was paid',
  'sale-cancelled': 'A sale was cancelled',
  reviewed: 'You have a new review',
  'pick-up-proposed': 'Times for a pick-up',
  'pick-up-agreed': 'Your pick-up is agreed',
  'pick-up-reminder': 'Your pick-up is coming up',
  'payout-setup-needed': 'Set up payouts to get your money',
  'payout-setup-started': 'Payout set-up was started',
  'payout-sent': 'Your money is on its way',
  'payout-failed': 'A payout failed',
  'payout-reversed': 'A part of a payout goes back',
  'payout-held': 'Money of a seller is held',
  suspended: 'Your account is suspended',
  restored: 'You can use your account again',
  'product-hidden': 'Your product was hidden',
  'product-restored': 'Your product was restored',
  'report-filed': 'New report',
  'report-decided': 'An admin reviewed your report',
  'report-about-you': 'An admin has reviewed something of yours',
};

const savedSearch = 'You get this email because you saved this search. Stop its emails here:';

/** Why an account gets mails of a kind, where its settings alone don't explain it. */
const reasons: Partial<Record<NotificationKind, string>> = {
  'new-match': savedSearch,
  'cheaper-match': savedSearch,
  'new-listing': 'You get this email because you follow this seller. Stop these emails here:',
};

/** Kinds whose mail links the receipt, too. */
const withReceipt: readonly NotificationKind[] = ['paid', 'balance-paid'];

/**
 * The mail of a notification: what happened, a link to the place and, after a payment, to its receipt, and how to stop
 * such mails.
 * @param publicUrl where browsers open the shop, without a slash at the end
 * @param orderId of the sale that it is about
 * @param unsubscribeUrl stops the mails of the saved search that it is about
 */
export function mailOf(
  { _id, kind, productId, message: sentence }: NotificationRecord,
  { _id: accountId, name: fullName, email, role }: UserRecord,
  publicUrl: string,
  { orderId, unsubscribeUrl }: { orderId: string | null; unsubscribeUrl: string | null },
): Mail {
  const [message, name] = [oneLine(sentence), oneLine(fullName)];
  const path = notificationPath({
    kind,
    role,
    productId: productId?.toHexString() ?? null,
    orderId,
  });
  const link = `${publicUrl}${path}`;
  const settings = unsubscribeUrl ?? `${publicUrl}${signedInPaths.notifications}`;
  const why = alwaysMailed.includes(kind)
    ? null
    : (reasons[kind] ??
      'You get this email because of your notification settings. Change them here:');
  const lead = kind === 'suspended' ? 'Contact us here' : 'See it here';
  const receipt =
    orderId && withReceipt.includes(kind)
      ? `${publicUrl}${signedInPaths.orderReceipt(orderId)}`
      : null;
  return {
    id: _id.toHexString(),
    accountId: accountId.toHexString(),
    to: { name, address: email },
    subject: `${subjects[kind]} · Fitness Zone`,
    text: `Hello ${name},\n\n${message}\n\n${lead}: ${link}\n${receipt ? `Receipt: ${receipt}\n` : ''}${why ? `\n${why} ${settings}\n` : ''}`,
    html: [
      '<!doctype html><html lang="en"><body style="font-family: sans-serif; line-height: 1.5">',
      `<p>Hello ${escaped(name)},</p>`,
      `<p>${escaped(message)}</p>`,
      `<p><a href="${escaped(link)}">${lead}</a></p>`,
      ...(receipt ? [`<p><a href="${escaped(receipt)}">Receipt</a></p>`] : []),
      ...(why
        ? [
            `<p style="font-size: 85%">${why} <a href="${escaped(settings)}">${unsubscribeUrl ? 'Stop emails' : 'Notifications'}</a></p>`,
          ]
        : []),
      '</body></html>',
    ].join('\n'),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  };
}
