import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endLeftover, notePid } from './emulator.leftover.ts';

async function aProcess(...args: string[]) {
  const stay = 'process.send("up"); setInterval(() => {}, 1000)';
  const child = spawn(process.execPath, ['-e', stay, ...args], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ended = once(child, 'exit');
  await once(child, 'message');
  return { pid: child.pid ?? 0, child, ended };
}

const aPidFile = async () => join(await mkdtemp(join(tmpdir(), 'leftover-')), 'emulator.pid');

test('an emulator that an earlier run left behind is ended', async () => {
  const file = await aPidFile();
  const leftover = await aProcess('/the/data/firebase.json');
  await notePid(file, leftover.pid);
  expect(await endLeftover(file, '/the/data/firebase.json')).toBe(leftover.pid);
  expect(await leftover.ended).toEqual([null, 'SIGKILL']);
  expect(existsSync(file)).toBe(false);
});

test('a stranger who got the noted process id meanwhile is left alone', async () => {
  const file = await aPidFile();
  const stranger = await aProcess('/other/firebase.json');
  await notePid(file, stranger.pid);
  expect(await endLeftover(file, '/the/data/firebase.json')).toBeNull();
  expect(stranger.child.exitCode ?? stranger.child.signalCode).toBeNull();
});

test.each(['', 'nonsense', '-1', '0', '1', '4194999'])(
  'a pid file saying "%s" ends nothing',
  async (text) => {
    const file = await aPidFile();
    await writeFile(file, text);
    expect(await endLeftover(file, '/the/data/firebase.json')).toBeNull();
  },
);
