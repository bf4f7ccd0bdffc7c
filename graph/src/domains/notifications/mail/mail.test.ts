import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { enumValues, type NotificationKind } from '@fitness-zone/contract/enums.ts';
import { isMailedAs } from '@fitness-zone/contract/notifications/kinds.ts';
import { signedInPaths } from '@fitness-zone/contract/pages/signed-in-paths.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { messageIdOf, startMailServer } from '@fitness-zone/testkit/mail/mail-server.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import {
  createUser,
  createUsers,
  type TestUser,
} from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { Types } from 'mongoose';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { openHostedMail } from '../../../adapters/mail/hosted.mail.ts';
import type { Mailer } from '../../../adapters/mail/mail.ts';
import { mostMailsAnHour } from './exceeds-sender-limit.queries.ts';
import { sendDueDigests } from './send-digests.service.ts';
import { sendDueMails } from './send-mail.service.ts';

const server = await startMailServer();
afterAll(() => server.close());

/** Sends due mails, and waits for those that the shop's own sender has begun. */
async function sendAll(shop: TestShop) {
  await sendDueMails(shop);
  await vi.waitFor(async () => {
    expect(await shop.models.Notification.exists({ mailAt: { $gt: new Date(0) } })).toBeNull();
  });
}

async function mailFor(
  { models }: Pick<TestShop, 'models'>,
  { id }: Pick<TestUser, 'id'>,
  details: {
    kind?: NotificationKind;
    message?: string;
    createdAt?: Date;
    senderId?: Types.ObjectId;
    mailAt?: Date | null;
  } = {},
) {
  const made = await models.Notification.create({
    key: new Types.ObjectId().toHexString(),
    kind: 'sold',
    userId: id,
    message: 'Bench is sold.',
    createdAt: new Date(),
    mailAt: new Date(),
    ...details,
  });
  return made.id as string;
}

describe('with a mail server', async () => {
  const shop = await startTestShop({ env: server.env });
  const clock = { ahead: 0 };
  const services = { ...shop, now: () => Date.now() + clock.ahead };
  afterAll(() => shop.close());
  afterEach(() => {
    server.received.length = 0;
    server.state.answer = 'take';
    clock.ahead = 0;
    shop.logs.length = 0;
  });
  const dueOf = async (id: string) =>
    (await shop.models.Notification.findById(id).lean())?.mailAt ?? null;

  test('a notification comes by mail, with what happened, the place, and where to change that', async () => {
    const seller = await createUser(shop, { role: 'seller', name: 'Ann <b>Smith</b>' });
    const id = await mailFor(shop, seller, { message: 'Bench <i>2</i> is sold.' });
    await sendDueMails(services);
    const [mail, ...others] = server.received;
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([seller.email]);
    expect(mail && messageIdOf(mail)).toBe(`<${id}@shop.example>`);
    const source = mail?.source.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
    expect(source).toContain('From: Fitness Zone <shop@shop.example>');
    expect(source).toContain('Hello Ann <b>Smith</b>,');
    expect(source).toContain('<p>Hello Ann &lt;b&gt;Smith&lt;/b&gt;,</p>');
    expect(source).toContain('<p>Bench &lt;i&gt;2&lt;/i&gt; is sold.</p>');
    expect(source).toContain(`All settings: ${shop.config.publicUrl}/pages/notifications`);
    await sendDueMails(services);
    expect(server.received).toHaveLength(1);
    expect(await dueOf(id)).toBeNull();
  });

  test('each mail that people can do without is stopped by one click, and no other kind with it', async () => {
    const buyer = await createUser(shop, { role: 'buyer' });
    const kinds = Object.values(enumValues.NotificationKind).filter(
      (kind) => !isMailedAs(kind, 'bySearch'),
    );
    await shop.models.User.updateOne({ _id: buyer.id }, { mailedNotifications: kinds });
    const clicks = new Map<NotificationKind, string | undefined>();
    for (const kind of kinds) {
      server.received.length = 0;
      await mailFor(shop, buyer, { kind });
      await sendDueMails(services);
      const source = server.received[0]?.source.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
      const [, url] = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(source) ?? [];
      clicks.set(kind, url);
      if (!url) continue;
      expect(source, kind).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      expect(source, kind).toContain(`Stop these emails here: ${url}`);
    }
    const always = [...clicks].filter(([, url]) => !url).map(([kind]) => kind);
    expect(always.sort()).toEqual(kinds.filter((kind) => isMailedAs(kind, 'always')).sort());

    const { pathname, search } = new URL(clicks.get('price-lowered') ?? '');
    const { statusCode, body } = await shop.app.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('Price drop on your wish list');
    const left = (await shop.models.User.findById(buyer.id).lean())?.mailedNotifications;
    expect(left).toEqual(kinds.filter((kind) => kind !== 'price-lowered'));
    server.received.length = 0;
    // Includes a mail that was due already.
    await mailFor(shop, buyer, { kind: 'price-lowered' });
    await mailFor(shop, buyer, { kind: 'sold' });
    await sendDueMails(services);
    expect(server.received).toHaveLength(1);
  });

  test('a name of an older record with a line break in it adds neither a line nor a header', async () => {
    const name = 'Ann\r\nBcc: all@shop.example\r\n\r\nPay here';
    const seller = await createUser(shop, { role: 'seller', name });
    await mailFor(shop, seller, { message: 'Bench\nPay here is sold.' });
    await sendDueMails(services);
    const [mail] = server.received;
    expect(mail?.to).toEqual([seller.email]);
    const source = mail?.source.replace(/=\r\n/g, '') ?? '';
    expect(source).toContain('Hello Ann Bcc: all@shop.example Pay here,');
    expect(source).toContain('Bench Pay here is sold.');
    expect(source).not.toMatch(/^(Bcc|Pay here)/m);
  });

  test('nothing is sent to an address that nobody has confirmed, nor to a deleted account', async () => {
    const [unproved, deleted] = [await createUser(shop), await createUser(shop)];
    Object.assign(shop.identity.peek(unproved.uid) ?? {}, { emailVerified: false });
    await shop.models.User.updateOne({ _id: deleted.id }, { deletingAt: new Date() });
    const ids = [await mailFor(shop, unproved), await mailFor(shop, deleted)];
    await sendDueMails(services);
    expect(server.received).toEqual([]);
    expect(await Promise.all(ids.map(dueOf))).toEqual([null, null]);
  });

  test('mails that the server refuses are sent later, once, and the log has no names', async () => {
    const buyer = await createUser(shop);
    const id = await mailFor(shop, buyer);
    server.state.answer = 451;
    await sendDueMails(services);
    await sendDueMails(services);
    const due = (await dueOf(id))?.getTime() ?? 0;
    expect(due).toBeGreaterThan(Date.now() + 50_000);
    const lines = shop.logs.filter((line) => line.includes('not sent'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('451');
    expect(lines.join()).not.toMatch(/@|smtp:/);
    server.state.answer = 'take';
    clock.ahead = 61_000;
    await sendDueMails(services);
    expect(server.received).toHaveLength(1);
    expect(await dueOf(id)).toBeNull();
  });

  test('a mail that fails for a day is given up, and the log says so', async () => {
    const buyer = await createUser(shop);
    const id = await mailFor(shop, buyer, { createdAt: new Date(Date.now() - dayMs) });
    server.state.answer = 550;
    await sendDueMails(services);
    expect(await dueOf(id)).toBeNull();
    expect(shop.logs.join()).toContain('a mail was given up after a day');
  });

  test('an act repeated at will can’t fill a mailbox: the rest comes in one summary', async () => {
    const [seller, other] = [await createUser(shop), await createUser(shop)];
    const [senderId, another] = [new Types.ObjectId(), new Types.ObjectId()];
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    const kind = 'offer-made';
    for (let i = 0; i < mostMailsAnHour + 25; i += 1) {
      await mailFor(shop, seller, { kind, senderId, message: `Offer ${i}` });
    }
    await sendAll(shop);
    expect(server.received).toHaveLength(mostMailsAnHour);
    await mailFor(shop, seller, { kind: 'message', senderId });
    await mailFor(shop, seller, { kind, senderId: another });
    await mailFor(shop, other, { kind, senderId });
    await mailFor(shop, seller, { kind, senderId, createdAt: minutes(61) });
    // Decisions don't count towards the limit, even with a sender.
    for (let i = 0; i < mostMailsAnHour + 1; i += 1) {
      await mailFor(shop, other, { kind: 'problem-updated' });
      await mailFor(shop, other, { kind: 'sale-cancelled', senderId });
    }
    await sendAll(shop);
    expect(server.received).toHaveLength(3 * mostMailsAnHour + 6);
    await sendDueDigests(services);
    expect(server.received).toHaveLength(3 * mostMailsAnHour + 6);
    expect(await shop.models.Notification.exists({ mailAt: { $gt: new Date(0) } })).toBeNull();
    server.received.length = 0;
    clock.ahead = 61 * 60_000;
    await Promise.all([sendDueDigests(services), sendDueDigests(services)]);
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    const [summary] = server.received;
    expect(summary?.to).toEqual([seller.email]);
    const source = summary?.source.replace(/=\r\n/g, '') ?? '';
    expect(source).toContain('Offer 20');
    expect(source).toContain('And 5 more. See all');
    expect(source).toContain('Stop all emails except about your account');
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    clock.ahead = 3 * 60 * 60_000;
    await sendDueDigests(services);
    expect(server.received).toHaveLength(1);
  });

  test('notifications without a mail use up nobody’s mails', async () => {
    const buyer = await createUser(shop);
    const senderId = new Types.ObjectId();
    const kind = 'message';
    for (let i = 0; i < mostMailsAnHour + 5; i += 1) {
      await mailFor(shop, buyer, { kind, senderId, mailAt: null });
    }
    await mailFor(shop, buyer, { kind, senderId });
    await sendAll(shop);
    expect(server.received).toHaveLength(1);
  });

  test('a summary leaves out what was read or switched off meanwhile', async () => {
    const buyer = await createUser(shop);
    const senderId = new Types.ObjectId();
    for (let i = 0; i < mostMailsAnHour + 2; i += 1) {
      await mailFor(shop, buyer, { kind: 'message', senderId });
      await mailFor(shop, buyer, { kind: 'offer-declined', senderId, message: 'Declined.' });
    }
    await sendAll(shop);
    const waiting = { userId: buyer.id, summaryAt: { $ne: null } };
    expect(await shop.models.Notification.countDocuments(waiting)).toBe(4);
    await shop.models.Notification.updateOne(
      { ...waiting, kind: 'offer-declined' },
      { readAt: new Date() },
    );
    await shop.models.User.updateOne(
      { _id: buyer.id },
      { mailedNotifications: ['offer-declined'] },
    );
    server.received.length = 0;
    clock.ahead = 61 * 60_000;
    await sendDueDigests(services);
    const summaries = server.received.filter(({ to }) => to.includes(buyer.email));
    expect(summaries).toHaveLength(1);
    const source = summaries[0]?.source ?? '';
    expect(source.match(/^- /gm)).toHaveLength(1);
    expect(source).toContain('- Declined.');
    expect(await shop.models.Notification.exists(waiting)).toBeNull();
  });

  test('for those who want it so, what can wait comes once a week, on Monday at 8, and the rest at once', async () => {
    const buyer = await createUser(shop);
    const mailedNotifications = ['price-lowered', 'offer-accepted'];
    await shop.models.User.updateOne({ _id: buyer.id }, { weeklyMails: true, mailedNotifications });
    const mails = () => server.received.filter(({ to }) => to.includes(buyer.email));
    await mailFor(shop, buyer, { kind: 'price-lowered', message: 'Bench now costs $90.' });
    await mailFor(shop, buyer, { kind: 'offer-accepted', message: 'Pay by Monday.' });
    await sendAll(shop);
    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.source).toContain('Pay by Monday.');
    const waiting = await shop.models.Notification.findOne({
      userId: buyer.id,
      summaryAt: { $ne: null },
    }).lean();
    const due = waiting?.summaryAt?.getTime() ?? 0;
    expect(new Date(due).toISOString()).toMatch(/T08:00:00.000Z$/);
    expect(new Date(due).getUTCDay()).toBe(1);
    server.received.length = 0;
    clock.ahead = due - Date.now() - 60_000;
    await sendDueDigests(services);
    expect(mails()).toEqual([]);
    clock.ahead = due - Date.now() + 1_000;
    await sendDueDigests(services);
    const [week, ...others] = mails();
    expect(others).toEqual([]);
    expect(week?.source).toContain('You asked for one email a week with less urgent news.');
    expect(week?.source).toContain('- Bench now costs $90.');
    // Joins the wrapped lines.
    expect(week?.source.replace(/=\r?\n/g, '')).toMatch(
      /Change how often: \S+\/pages\/notifications#notification-settings/,
    );
  });

  test('one of several processes sends each mail', async () => {
    const buyer = await createUser(shop);
    const ids: string[] = [];
    for (let i = 0; i < 20; i += 1) ids.push(await mailFor(shop, buyer));
    await Promise.all([sendDueMails(services), sendDueMails(services), sendDueMails(services)]);
    expect(server.received.map(messageIdOf).sort()).toEqual(
      ids.map((id) => `<${id}@shop.example>`).sort(),
    );
  });

  test('a mail of a process that was killed as it sent is sent by another, as the same mail', async () => {
    const buyer = await createUser(shop);
    const id = await mailFor(shop, buyer);
    const killed: Mailer = {
      ...shop.mail,
      send: async (mail) => {
        await shop.mail.send(mail);
        return new Promise(() => undefined);
      },
    };
    void sendDueMails({ ...services, mail: killed });
    while (server.received.length === 0) await setTimeout(5);
    await sendDueMails(services);
    expect(server.received).toHaveLength(1);
    clock.ahead = 6 * 60_000;
    await sendDueMails(services);
    expect(server.received.map(messageIdOf)).toEqual(Array(2).fill(`<${id}@shop.example>`));
    expect(await dueOf(id)).toBeNull();
  });

  test('a server that never answers fails in time', async () => {
    server.state.answer = 'hang';
    const { mailServer } = shop.config;
    if (!mailServer) throw new Error('no mail server');
    const silence = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };
    const mail = await openHostedMail(mailServer, silence);
    const [id, accountId] = [new Types.ObjectId(), new Types.ObjectId()].map(String);
    const to = { name: 'Ann', address: 'ann@example.com' };
    const sent = mail.send({
      id: `${id}`,
      accountId: `${accountId}`,
      to,
      subject: 'S',
      text: 'T',
      html: 'H',
    });
    await expect(sent).rejects.toThrow('the mail server did not take a mail: ETIMEDOUT');
  });

  test('no mails are shown in the shop', async () => {
    const buyer = await createUser(shop);
    expect(await buyer.graphql('{ demoMails { id } }')).toEqual({ demoMails: null });
    expect((await buyer.get<{ demoMails: boolean }>('/config.json')).demoMails).toBe(false);
  });
});

describe('without a mail server', async () => {
  const shop = await startTestShop();
  afterAll(() => shop.close());
  const mailsOf = async (user: TestUser) =>
    (
      await user.graphql<{ demoMails: { id: string; subject: string; text: string }[] }>(
        '{ demoMails { id subject text createdAt } }',
      )
    ).demoMails;

  test('mails are kept, and shown to their addressees alone', async () => {
    const [buyer, other] = [await createUser(shop), await createUser(shop)];
    const first = await mailFor(shop, buyer, { message: 'Bench is sold.' });
    const second = await mailFor(shop, buyer);
    await sendAll(shop);
    const mails = await mailsOf(buyer);
    expect(mails.map(({ id }) => id)).toEqual([second, first]);
    expect(mails[1]?.subject).toBe('Your product is sold · Fitness Zone');
    expect(mails[1]?.text).toContain('Bench is sold.');
    expect(await mailsOf(other)).toEqual([]);
    expect((await buyer.get<{ demoMails: boolean }>('/config.json')).demoMails).toBe(true);
    const { mode } = await stat(join(shop.config.dataDir, 'mail', buyer.id, `${first}.json`));
    expect(mode & 0o077).toBe(0);
  });

  test('the mails that confirm a payment link the receipt', async () => {
    const { buyer, seller } = await createUsers(shop);
    const product = await seller.addProduct(aProduct({ resalePrice: 120_00 }));
    const first = await buyer.payPart(product, 'FIRST_HALF');
    await buyer.payPart(product, 'BALANCE');
    await allNotified(shop);
    const receipt = `${shop.config.publicUrl}${signedInPaths.orderReceipt(await orderIdOf(shop, first.id))}`;
    const linked = async (user: TestUser) =>
      (await mailsOf(user))
        .filter(({ text }) => text.includes(`Receipt: ${receipt}\n`))
        .map(({ subject }) => subject)
        .toSorted();
    expect(await linked(buyer)).toEqual([
      'A balance was paid · Fitness Zone',
      'Your payment has arrived · Fitness Zone',
    ]);
    expect(await linked(seller)).toEqual(['A balance was paid · Fitness Zone']);
  });

  test('a hundred are kept of each account, and none of a deleted one', async () => {
    const [buyer, admin] = [await createUser(shop), await createUser(shop, { role: 'admin' })];
    const ids: string[] = [];
    for (let i = 0; i < 103; i += 1) ids.push(await mailFor(shop, buyer));
    await sendAll(shop);
    expect((await mailsOf(buyer)).map(({ id }) => id)).toEqual(ids.slice(3).toReversed());
    await admin.deleteUser(buyer);
    await expect(stat(join(shop.config.dataDir, 'mail', buyer.id))).rejects.toThrow('ENOENT');
    expect(await shop.models.Notification.countDocuments({ userId: buyer.id })).toBe(0);
  });
});
