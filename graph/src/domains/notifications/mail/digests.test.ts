import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { messageIdOf, startMailServer } from '@fitness-zone/testkit/mail/mail-server.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { signStopToken } from '../unsubscribe/stop-token.rules.ts';
import { digestDayAt, digestDueAfter } from './digest-day.rules.ts';
import { sendDueDigests } from './send-digests.service.ts';

const server = await startMailServer();
afterAll(() => server.close());

/** A mail's text without the line breaks of its transport. */
const textOf = (source: string) =>
  source
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replace(/\r\n/g, '\n');

describe('a daily mail', async () => {
  const shop = await startTestShop({ env: { ...server.env, TIME_ZONE: 'America/New_York' } });
  const clock = { ahead: 0 };
  const services = { ...shop, now: () => Date.now() + clock.ahead };
  const { seller, buyer } = await createUsers(shop);
  afterAll(() => shop.close());
  beforeEach(() => {
    server.received.length = 0;
    clock.ahead = 0;
  });

  const dueIn = () => digestDueAfter(Date.now(), 'America/New_York') - Date.now();

  async function findSomething(person: TestUser, word: string) {
    const { savedSearch } = await person.saveSearch({ text: word }, { name: word, mail: 'DAILY' });
    const product = await seller.addProduct(
      aProduct({ productName: `${word} Bench`, resalePrice: 120_00 }),
    );
    await allNotified(shop);
    return { savedSearch, product };
  }

  test('lists each search’s matches with links, and comes once, from any process', async () => {
    const { product } = await findSomething(buyer, 'Zephyr');
    await findSomething(buyer, 'Quartz');
    await sendDueDigests(services);
    expect(server.received).toEqual([]);
    clock.ahead = dueIn() + 1_000;
    await Promise.all([sendDueDigests(services), sendDueDigests(services)]);
    await sendDueDigests(services);
    expect(server.received).toHaveLength(1);
    const [{ to, source = '' } = { to: [] }] = server.received;
    expect(to).toEqual([buyer.email]);
    const text = textOf(source);
    expect(text).toMatch(/^Subject: .*2[ _]matches[ _]for[ _]your/m);
    expect(text).toMatch(
      new RegExp(
        `Zephyr\n- Zephyr Bench: \\$120\\.00\n {2}http://\\S+/pages/product/${product.id}`,
      ),
    );
    expect(text).toContain('You get this email because you chose a daily email');
    expect(text).toMatch(/List-Unsubscribe:\s+<http:[^>]+\/unsubscribe\?token=[^>]+>/);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('keeps its Message-ID if its process is killed before noting that it was sent', async () => {
    await findSomething(buyer, 'Onyx');
    clock.ahead = dayMs + dueIn() + 1_000;
    await sendDueDigests(services);
    await shop.models.Digest.updateMany({}, { mailAt: new Date(services.now()) });
    await sendDueDigests(services);
    const ids = server.received.map(messageIdOf);
    const latest = ids.filter((id) => id === ids[0]);
    expect(latest.length).toBe(2);
  });

  test('isn’t sent when its mails were stopped, and nothing is found twice', async () => {
    const { savedSearch } = await findSomething(buyer, 'Cobalt');
    await buyer.updateSavedSearch(savedSearch, { mail: 'NEVER' });
    clock.ahead = 48 * hourMs + dueIn() + 1_000;
    await sendDueDigests(services);
    expect(server.received).toEqual([]);
    await buyer.updateSavedSearch(savedSearch, { mail: 'DAILY' });
    clock.ahead += dayMs;
    await sendDueDigests(services);
    expect(server.received).toEqual([]);
  });

  test('takes what comes after it to the next day', async () => {
    clock.ahead = 96 * hourMs + dueIn() + 1_000;
    await findSomething(buyer, 'Jade');
    await shop.models.Notification.updateMany(
      { digestAt: { $ne: null } },
      { digestAt: new Date(services.now()) },
    );
    await sendDueDigests(services);
    expect(server.received).toHaveLength(1);
    await findSomething(buyer, 'Opal');
    await shop.models.Notification.updateMany(
      { digestAt: { $ne: null } },
      { digestAt: new Date(services.now()) },
    );
    await sendDueDigests(services);
    await sendDueDigests(services);
    expect(server.received).toHaveLength(1);
    clock.ahead += dayMs;
    await sendDueDigests(services);
    expect(server.received).toHaveLength(2);
    expect(server.received[1]?.source).toContain('Opal Bench');
  });
});

test.each(['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Africa/Cairo', 'UTC'])(
  'in %s a year has one daily mail a day, at 8, over the changes of its clock',
  (timeZone) => {
    const hours = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
    const start = Date.UTC(2026, 0, 1);
    const days = new Set<string>();
    for (let at = start; at < start + 364 * dayMs; ) {
      const due = digestDueAfter(at, timeZone);
      expect(due).toBeGreaterThan(at);
      expect(due - at).toBeLessThanOrEqual(25 * hourMs);
      expect(hours.format(due)).toBe('08:00');
      const day = digestDayAt(due, timeZone);
      expect(days.has(day)).toBe(false);
      days.add(day);
      // Stays the last one until the next.
      expect(digestDayAt(due + 22 * hourMs, timeZone)).toBe(day);
      expect(digestDayAt(due - 1, timeZone)).not.toBe(day);
      at = due;
    }
    expect(days.size).toBe(365);
  },
);

describe('the link of a mail', async () => {
  const shop: TestShop = await startTestShop({ env: server.env });
  const { seller, buyer, visitor } = await createUsers(shop);
  afterAll(() => shop.close());
  const mails = async () =>
    (
      await buyer.graphql<{ mySavedSearches: { name: string; mail: string }[] }>(
        '{ mySavedSearches { name mail } }',
      )
    ).mySavedSearches.map(({ name, mail }) => `${name} ${mail}`);
  const stop = (token: string) =>
    visitor.graphql<{ stopAlertMails: { success: boolean; message: string; name: string | null } }>(
      'mutation ($token: String!) { stopAlertMails(token: $token) { success message name } }',
      { token },
    );

  test('stops a search’s mails without a sign-in, and no others', async () => {
    server.received.length = 0;
    await buyer.saveSearch({ text: 'agate' }, { name: 'Agate', mail: 'AT_ONCE' });
    await buyer.saveSearch({ text: 'basalt' }, { name: 'Other', mail: 'AT_ONCE' });
    await seller.addProduct(aProduct({ productName: 'Agate Bench' }));
    await allNotified(shop);
    const source = textOf(server.received[0]?.source ?? '');
    expect(source).toContain('New match for');
    expect(source).toContain('You get this email because you saved this search.');
    const token = /\/unsubscribe\?token=(\S+?)>?$/m.exec(source)?.[1] ?? '';
    for (const wrong of [
      `${token}x`,
      token.slice(0, -1),
      token.replace('search', 'account'),
      'x',
    ]) {
      const { result } = await stop(wrong).settled();
      expect(result.stopAlertMails.success).toBe(false);
    }
    expect((await mails()).sort()).toEqual(['Agate AT_ONCE', 'Other AT_ONCE']);
    const answer = { success: true, message: 'No more emails for “Agate”.', name: 'Agate' };
    expect((await stop(token)).stopAlertMails).toEqual(answer);
    expect((await stop(token)).stopAlertMails).toEqual(answer);
    expect((await mails()).sort()).toEqual(['Agate NEVER', 'Other AT_ONCE']);
    await seller.addProduct(aProduct({ productName: 'Agate Rack' }));
    await allNotified(shop);
    expect(server.received).toHaveLength(1);
  });

  test('is taken from a mail program’s form, too', async () => {
    const { savedSearch } = await buyer.saveSearch({ text: 'beryl' }, { mail: 'AT_ONCE' });
    const id = new Types.ObjectId(savedSearch.id);
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: `/unsubscribe?token=${signStopToken(shop, { scope: 'search', id })}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(statusCode).toBe(200);
    expect(await mails()).toContain('My search NEVER');
    const all = signStopToken(shop, { scope: 'account', id: new Types.ObjectId(buyer.id) });
    expect((await stop(all)).stopAlertMails.success).toBe(true);
    expect((await mails()).every((mail) => mail.endsWith(' NEVER'))).toBe(true);
    const { mailedNotifications } = await shop.models.User.findById(buyer.id).lean().orFail();
    expect(mailedNotifications ?? null).toBeNull();
    const everything = signStopToken(shop, { scope: 'all', id: new Types.ObjectId(buyer.id) });
    expect((await stop(everything)).stopAlertMails.success).toBe(true);
    expect(await shop.models.User.findById(buyer.id).lean()).toMatchObject({
      mailedNotifications: [],
    });
  });
});
