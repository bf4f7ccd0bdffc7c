import type { PaymentProcess, PaymentServices } from './payment-processes.ts';

export type ProcessPool = ReturnType<typeof processPool>;

/** Processes of the payment service for one schedule after the other: starting one takes longer than most schedules. */
export function processPool(services: PaymentServices) {
  const idle: PaymentProcess[] = [];
  return {
    take: async () => idle.pop() ?? (await services.start()),
    /** A killed process ends; another one forgets its faults and serves again. */
    giveBack: async (process: PaymentProcess) => {
      if (process.faults.isKilled) return process.stop();
      process.faults.disarm();
      idle.push(process);
    },
    close: () => Promise.all(idle.map((process) => process.stop())),
  };
}
