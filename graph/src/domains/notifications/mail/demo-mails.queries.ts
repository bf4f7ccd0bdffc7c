import { requireUser } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import type { Shop } from '../../../context/shop.ts';

/** Only true if the shop sends no mails and no identity is real. */
export const showsMails = ({ mail, identity }: Pick<Shop, 'mail' | 'identity'>): boolean =>
  mail.kept !== null && !identity.hosted;

/** The newest mails that the signed-in account would have got; null where mails are sent. */
export async function browseDemoMails(context: Context) {
  const { _id } = requireUser(context);
  return showsMails(context) ? (context.mail.kept?.(_id.toHexString()) ?? null) : null;
}
