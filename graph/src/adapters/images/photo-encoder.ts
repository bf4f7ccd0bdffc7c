import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../../shared/refusals/refusal.ts';
import type { EncodedPhoto, EncoderAnswer } from './photo-renditions.ts';

/** Makes the renditions of photos in its own process, one at a time. */
export type PhotoEncoder = {
  /**
   * Decodes an untrusted photo and re-encodes it in several widths.
   * @throws Refusal `invalid` or `too-large` with the reason, `unavailable` if too many photos are waiting
   */
  encode(photo: Uint8Array): Promise<EncodedPhoto>;
  /** Ends the process; photos that wait are refused as `unavailable`. */
  close(): Promise<void>;
};

type Settings = { maxQueued?: number; timeoutMs?: number; idleMs?: number };

const program = fileURLToPath(new URL('./photo-renditions.process.ts', import.meta.url));

const busy = () =>
  new Refusal('unavailable', 'Too many photos are uploading right now. Please try again shortly.', {
    retryAfter: 10,
  });
const tooSlow = () =>
  new Refusal('invalid', 'Reading the photo took too long. Please try another one.', {
    field: 'image',
  });

/**
 * Starts its process with the first photo and ends it after a while without one, to free the memory of decoded photos,
 * up to 400 MB. `encode` raises Refusal `invalid` also for a photo that takes too long, `unavailable` when too many
 * wait or after `close`, and Error when the process ends or fails.
 * @param maxQueued photos that may wait or be under way
 * @param timeoutMs after which a photo is given up
 * @param idleMs after which the process ends
 */
export function openPhotoEncoder({
  maxQueued = 16,
  timeoutMs = 20_000,
  idleMs = 15_000,
}: Settings = {}): PhotoEncoder {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  let closed = false;

  async function encodeNext(photo: Uint8Array): Promise<EncodedPhoto> {
    if (closed) throw busy();
    clearTimeout(idle);
    child ??= startProcess();
    const asked = child;
    const answer = await requestRenditions(asked, photo, timeoutMs);
    if (answer === 'ended' || answer === 'late') {
      asked.kill('SIGKILL');
      child = null;
      if (closed) throw busy();
      if (answer === 'late') throw tooSlow();
      throw new Error('The process that decodes photos ended');
    }
    idle = setTimeout(() => void end(), idleMs).unref();
    if ('photo' in answer) return answer.photo;
    if ('fault' in answer) throw new Error(`A photo could not be decoded: ${answer.fault}`);
    const { code, message, field } = answer.refusal;
    throw new Refusal(code, message, { field });
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill('SIGKILL');
    await ended;
  }

  return {
    encode: async (photo) => {
      if (underWay >= maxQueued) throw busy();
      underWay += 1;
      const encoded = last
        .then(() => encodeNext(photo))
        .finally(() => {
          underWay -= 1;
        });
      last = encoded.catch(() => undefined);
      return encoded;
    },
    close: async () => {
      closed = true;
      await end();
    },
  };
}

function startProcess(): ChildProcess {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128'],
    // Passes none of our environment. Fewer malloc arenas let it reuse freed memory.
    env: { MALLOC_ARENA_MAX: '2' },
  });
  // If the process can't start, it ends without having begun; the listener keeps the error from being thrown.
  child.on('error', () => {});
  child.unref();
  child.channel?.unref();
  return child;
}

/** The process's answer to one photo; `ended` if it ends without one, `late` if it takes too long. */
function requestRenditions(
  child: ChildProcess,
  photo: Uint8Array,
  timeoutMs: number,
): Promise<EncoderAnswer | 'ended' | 'late'> {
  return new Promise((resolve) => {
    const settle = (answer: EncoderAnswer | 'ended' | 'late') => {
      clearTimeout(timer);
      child.off('exit', ended).off('message', answered);
      resolve(answer);
    };
    const ended = () => settle('ended');
    const answered = (answer: unknown) => settle(answer as EncoderAnswer);
    const timer = setTimeout(() => settle('late'), timeoutMs);
    child.on('exit', ended).on('message', answered);
    child.send(photo, (error) => error && ended());
  });
}
