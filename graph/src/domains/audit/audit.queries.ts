import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import {
  type ListBounds,
  listNewest,
  newestOf,
  type Page,
  type PageArguments,
  pageOf,
} from '../../shared/paging.ts';
import type { AuditRecord } from './audit.model.ts';

/** A page of the audit log. */
export type AuditPage = Page<AuditRecord>;

/**
 * A page of the audit log, newest first, for admins.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins
 */
export async function browseAuditLog(context: Context, page: PageArguments): Promise<AuditPage> {
  requireRole(context, 'admin');
  return pageOf(newestOf(context.models.AuditLog.find()), page);
}

/**
 * The audit log as a REST list, newest first, for admins.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `not-found` for a cursor
 *   that is none of this list
 */
export async function listAuditLog(context: Context, bounds: ListBounds) {
  requireRole(context, 'admin');
  return listNewest(newestOf(context.models.AuditLog.find()), bounds);
}
