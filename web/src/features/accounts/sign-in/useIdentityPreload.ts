import { useEffect } from 'react';
import { loadIdentity } from '../../session/identity/loadIdentity.ts';

/** Preloads the identity provider, since browsers allow Google's window only right after the click. */
export function useIdentityPreload(): void {
  useEffect(() => {
    // Failures surface when the visitor acts, which loads it again.
    loadIdentity().catch(() => undefined);
  }, []);
}
