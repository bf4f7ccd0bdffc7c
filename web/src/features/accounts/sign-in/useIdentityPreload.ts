import { useEffect } from 'react';
import { loadIdentity } from '../../session/identity/loadIdentity.ts';

/**
 * Loads the identity provider before it is asked: browsers allow Google's window only right after
 * the click.
 */
export function useIdentityPreload(): void {
  useEffect(() => {
    // A failure shows when the visitor acts, which loads it again.
    loadIdentity().catch(() => undefined);
  }, []);
}
