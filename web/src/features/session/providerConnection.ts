import type { Identity } from './identity/identity.ts';
import { isSignOutPending, setSignOutPending } from './identity/pendingSignOut.ts';

/** The identity provider, loaded when first needed and then subscribed to. */
export function createProviderConnection(
  load: () => Promise<Identity>,
  onChange: Parameters<Identity['onChange']>[0],
) {
  let unsubscribe: (() => void) | undefined;
  return {
    async open(): Promise<Identity> {
      const provider = await load();
      if (isSignOutPending() && !unsubscribe) {
        await provider.logOut();
        setSignOutPending(false);
      }
      unsubscribe ??= provider.onChange(onChange);
      return provider;
    },
    close() {
      unsubscribe?.();
      unsubscribe = undefined;
    },
  };
}
