import { useEffect } from 'react';
import { loadIdentity } from '../../session/identity/loadIdentity.ts';

/** Preloads the identity provider: browsers allow Google's window only right after the click. */
export function useIdentityPreload(): void {
  useEffect(() => {
    // A failure shows up when the visitor signs in, which loads it again.
    loadIdentity().catch(() => undefined);
  }, []);
}
