import { enumValues } from '@fitness-zone/contract/enums.ts';
import { Type } from 'typebox';
import { sliceQuery } from '../../rest/answers.ts';
import { parameter } from '../../rest/contract-schema.ts';
import type { Reading } from '../../rest/read-route.ts';

export const reportReadings: Reading[] = [
  {
    url: '/reports',
    summary: 'Reports, newest first; messages with up to five before them (admins)',
    operation: '{ adminReports @page { ...Report } }',
    querystring: Type.Object({
      ...sliceQuery.properties,
      state: Type.Optional(
        Type.Enum([...Object.values(enumValues.ReportState), 'any'], {
          description: 'Only this state; `open` by default.',
        }),
      ),
      kind: parameter('ReportFilter', 'kind'),
      userId: parameter('ReportFilter', 'userId'),
      startingAt: parameter('ReportFilter', 'startingAt'),
    }),
    variables: ({ state = 'open', kind, userId, startingAt }) => ({
      filter: { state: state === 'any' ? null : state, kind, userId, startingAt },
    }),
  },
];

export const reportFields = `fragment Report on Report {
  id kind targetId subjectId reason note message { ...Message } messagesBefore { ...Message }
  reporterId targetReportCount decision decisionNote decidedAt createdAt
}`;
