import { enumValues } from '@fitness-zone/contract/enums.ts';
import { AdminDecideReportInput } from '@fitness-zone/contract/generated/inputs.ts';
import { Type } from 'typebox';
import { nextPage, outcome, slicePoints, sliceQuery, succeeded } from '../../rest/answers.ts';
import { inputSchema, parameter } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { decideReport } from './decide-report.service.ts';
import { reportMessage } from './report-message.service.ts';
import { reportProduct } from './report-product.service.ts';
import { reportUser } from './report-user.service.ts';
import { readReportSlice } from './reports.queries.ts';
import { reportShape, showReport } from './reports.shapes.ts';

const wantedQuery = Type.Object({
  ...sliceQuery.properties,
  state: Type.Optional(
    Type.Enum([...Object.values(enumValues.ReportState), 'any'], {
      description: 'Only this state; `open` by default.',
    }),
  ),
  kind: parameter('ReportFilter', 'kind'),
  userId: parameter('ReportFilter', 'userId'),
  startingAt: parameter('ReportFilter', 'startingAt'),
});

const ofReport = Type.Object(
  {
    id: Type.String({ maxLength: AdminDecideReportInput.id.maxLength, description: 'The report.' }),
  },
  { $comment: 'AdminDecideReportInput' },
);

export const reportRoutes: RestRoute[] = [
  route({
    method: 'POST',
    url: '/reportMessage',
    summary: "Report a message in one of the caller's threads to admins",
    bearer: true,
    body: inputSchema('ReportMessageInput'),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await reportMessage(context, body)),
  }),
  route({
    method: 'POST',
    url: '/reportProduct',
    summary: "Report someone else's product to admins",
    bearer: true,
    body: inputSchema('ReportProductInput'),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await reportProduct(context, body)),
  }),
  route({
    method: 'POST',
    url: '/reportUser',
    summary: 'Report a buyer or a seller to admins',
    bearer: true,
    body: inputSchema('ReportUserInput'),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await reportUser(context, body)),
  }),
  route({
    method: 'PATCH',
    url: '/decideReport',
    summary: 'Decide on a report, and on all open ones of the same target (admins)',
    bearer: true,
    querystring: ofReport,
    body: inputSchema('AdminDecideReportInput', { omit: ['id'] }),
    response: outcome,
    handler: async ({ context, query, body }) =>
      succeeded(await decideReport(context, { ...body, id: query.id })),
  }),
  route({
    method: 'GET',
    url: '/reports',
    summary: 'Reports, newest first; messages with up to five before them (admins)',
    bearer: true,
    querystring: wantedQuery,
    response: Type.Array(reportShape),
    points: slicePoints,
    handler: async ({ context, query, header }) => {
      const { limit, after, state = 'open', ...filter } = query;
      const { records, next } = await readReportSlice(
        context,
        { limit, after },
        { ...filter, state: state === 'any' ? null : state },
      );
      if (next) header('link', nextPage('/reports', query, next));
      return Promise.all(records.map((report) => showReport(context, report)));
    },
  }),
];
