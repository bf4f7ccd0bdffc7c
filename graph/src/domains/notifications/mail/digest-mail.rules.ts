import { oneLine } from '@fitness-zone/contract/inputs/shown-text.ts';
import { publicPaths } from '@fitness-zone/contract/pages/public-paths.ts';
import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import type { Mail } from '../../../adapters/mail/mail.ts';
import { escaped } from '../../../shared/escaped.ts';
import type { UserRecord } from '../../accounts/user.model.ts';
import type { ProductRecord } from '../../product/product.model.ts';

/** A saved search's matches of a day. */
export type Found = {
  name: string;
  /** The address of its list. */
  path: string;
  matches: readonly { product: ProductRecord; isCheaper: boolean }[];
};

type Addresses = { publicUrl: string; unsubscribeUrl: string; currency: string };

const why = 'You get this email because you chose a daily email for these saved searches.';

/** The daily mail of an account: the products by saved search, with links, and how to stop the mail. */
export function digestMailOf(
  id: string,
  { _id: accountId, name: fullName, email }: UserRecord,
  found: readonly Found[],
  { publicUrl, unsubscribeUrl, currency }: Addresses,
): Mail {
  const name = oneLine(fullName);
  const count = found.reduce((sum, { matches }) => sum + matches.length, 0);
  const searches = found.map((search) => ({
    title: oneLine(search.name),
    link: `${publicUrl}${search.path}`,
    lines: search.matches.map(({ product, isCheaper }) => ({
      words: `${oneLine(product.productName)}: ${isCheaper ? 'now ' : ''}${formatMoney(product.resalePrice, currency)}`,
      link: `${publicUrl}${publicPaths.product(product._id.toHexString())}`,
    })),
  }));
  return {
    id,
    accountId: accountId.toHexString(),
    to: { name, address: email },
    subject: `${count} ${count === 1 ? 'match' : 'matches'} for your saved searches · Fitness Zone`,
    text: [
      `Hello ${name},`,
      ...searches.map(({ title, link, lines }) =>
        [
          title,
          ...lines.map((line) => `- ${line.words}\n  ${line.link}`),
          `All results: ${link}`,
        ].join('\n'),
      ),
      `${why} Stop these emails here: ${unsubscribeUrl}\n`,
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><body style="font-family: sans-serif; line-height: 1.5">',
      `<p>Hello ${escaped(name)},</p>`,
      ...searches.flatMap(({ title, link, lines }) => [
        `<h2 style="font-size: 110%">${escaped(title)}</h2><ul>`,
        ...lines.map(
          (line) => `<li><a href="${escaped(line.link)}">${escaped(line.words)}</a></li>`,
        ),
        `</ul><p><a href="${escaped(link)}">All results</a></p>`,
      ]),
      `<p style="font-size: 85%">${why} <a href="${escaped(unsubscribeUrl)}">Stop emails</a></p>`,
      '</body></html>',
    ].join('\n'),
    unsubscribeUrl,
  };
}
