import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openProfile } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open } from './support/screens.ts';
import { waitingIn } from './support/storedCache.ts';
import {
  aConversation,
  answers,
  openStoredConversation,
  waitingNotice,
  writeUnsent,
} from './support/unsentMessages.ts';

const shop = await openBrowserAsAdmin();

test('messages that wait survive a killed browser, and the next one sends them once', async () => {
  const { buyer, thread } = await aConversation(shop);
  const path = `/pages/messages/${thread.id}`;
  const folder = await mkdtemp(join(tmpdir(), 'profile-'));
  const first = await openProfile(folder);
  await restoreLogin(first, buyer);
  await openStoredConversation(first.page, path);
  await first.context.setOffline(true);
  await writeUnsent(first.page, 'I have a van.');
  await writeUnsent(first.page, 'Is Friday fine?');
  await first.kill();
  expect(await answers(buyer, thread.id)).toEqual([]);
  const next = await openProfile(folder);
  await open(next.page, path);
  await expect.poll(() => answers(buyer, thread.id)).toEqual(['I have a van.', 'Is Friday fine?']);
  await expect.poll(() => waitingIn(next.page)).toBe('[]');
  await waitingNotice(next.page).waitFor({ state: 'detached' });
});
