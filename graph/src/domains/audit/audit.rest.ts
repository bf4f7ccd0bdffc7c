import type { Reading } from '../../rest/read-route.ts';

export const auditReadings: Reading[] = [
  {
    url: '/auditLog',
    summary:
      'Who did what, to what, when and from where, or those that match, newest first (admins)',
    operation: '{ adminAuditLog @page { ...AuditEntry } }',
  },
];

export const auditEntryFields = `fragment AuditEntry on AuditEntry {
  id action source actorId targetId address failedEntryId decision orderId reportId reason createdAt
}`;
