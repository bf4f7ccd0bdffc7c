import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { BankReports } from './bank-reports.ts';

test('each report is taken once, when it is due', () => {
  const reports = new BankReports(new DatabaseSync(':memory:'));
  reports.scheduleRefund('re_1', 'succeeded', 100);
  reports.scheduleDispute('ch_1', 'fraudulent', 200);
  expect(reports.takeDueRefunds(99)).toEqual([]);
  expect(reports.takeDueRefunds(100)).toEqual([{ refund: 're_1', status: 'succeeded' }]);
  expect(reports.takeDueRefunds(100)).toEqual([]);
  expect(reports.takeDueDisputes(200)).toEqual([{ charge: 'ch_1', reason: 'fraudulent' }]);
  expect(reports.takeDueDisputes(200)).toEqual([]);
});
