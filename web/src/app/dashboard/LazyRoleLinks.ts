import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';

/** The menus of roles, which visitors don't load. */
export const LazyRoleLinks = lazyChunk(async () => (await import('./RoleLinks.tsx')).RoleLinks);
