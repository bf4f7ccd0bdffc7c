import { setTimeout } from 'node:timers/promises';
import type { Fault } from '../payments/faults.ts';
import type { PaymentProcess, PaymentServices } from '../payments/payment-processes.ts';

export type ScheduleProcesses = Awaited<ReturnType<typeof takeProcesses>>;

/** Two processes for one schedule, each of which faults may kill, and a third that meets no faults. */
export async function takeProcesses({ start, take, giveBack }: PaymentServices) {
  const both: [PaymentProcess, PaymentProcess] = [await take(), await take()];
  const calm = await take();
  return {
    calm,
    of: (index: 0 | 1) => both[index],
    arm: (index: 0 | 1, fault: Fault) => both[index].faults.arm(fault),
    /** Whether a fault was armed in a process since its start. */
    hadFault: (index: 0 | 1) => both[index].faults.isArmed,
    /** Restarts the killed processes, or both. */
    async restart(which: 'killed' | 'both'): Promise<void> {
      for (const index of [0, 1] as const) {
        if (which === 'killed' && !both[index].faults.isKilled) continue;
        await both[index].stop();
        both[index] = await start();
      }
    },
    /** Ends all three: a failed schedule's remaining work must not reach the next one's records. */
    async kill(): Promise<void> {
      for (const process of [...both, calm]) {
        process.faults.kill();
        await process.stop();
      }
    },
    async giveBack(): Promise<void> {
      // A command that was under way may still arrive.
      await setTimeout(1);
      for (const process of [...both, calm]) await giveBack(process);
    },
  };
}
