import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endOrphan, notePid } from './emulator.orphan.ts';

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

const endedParentPid = 4194998;
const aPidFile = async () => join(await mkdtemp(join(tmpdir(), 'orphan-')), 'emulator.pid');

test('an emulator that an earlier run left behind is ended', async () => {
  const file = await aPidFile();
  const orphan = await aProcess('/the/data/firebase.json');
  await notePid(file, orphan.pid, endedParentPid);
  expect(await endOrphan(file, '/the/data/firebase.json')).toBe(orphan.pid);
  expect(await orphan.ended).toEqual([null, 'SIGKILL']);
  expect(existsSync(file)).toBe(false);
});

test('the emulator of a shop that still runs is left alone, and the second start is refused', async () => {
  const file = await aPidFile();
  const running = await aProcess('/the/data/firebase.json');
  const other = await aProcess('/the/data/firebase.json');
  await notePid(file, running.pid);
  // Seen from another process: its parent is this one, which is running.
  const seenFromOutside = vi.spyOn(process, 'pid', 'get').mockReturnValue(other.pid);
  await expect(endOrphan(file, '/the/data/firebase.json')).rejects.toThrow(
    /already uses this data/,
  );
  seenFromOutside.mockRestore();
  expect(running.child.exitCode ?? running.child.signalCode).toBeNull();
});

test('an unrelated process with the noted process id is not ended', async () => {
  const file = await aPidFile();
  const unrelated = await aProcess('/other/firebase.json');
  await notePid(file, unrelated.pid, endedParentPid);
  expect(await endOrphan(file, '/the/data/firebase.json')).toBeNull();
  expect(unrelated.child.exitCode ?? unrelated.child.signalCode).toBeNull();
});

test.each(['', 'nonsense', '-1', '0', '1', '4194999'])(
  'a pid file saying "%s" ends nothing',
  async (text) => {
    const file = await aPidFile();
    await writeFile(file, text);
    expect(await endOrphan(file, '/the/data/firebase.json')).toBeNull();
  },
);
