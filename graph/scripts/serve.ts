import { startShop } from '../src/main.ts';
import { stopWithParent } from './stop-with-parent.ts';

/** Starts the shop, which ends with the process that has started this one. */
export async function serve(): Promise<void> {
  stopWithParent();
  await startShop();
}
