import type { MockContext } from '../../context.ts';
import type {
  ReportMessageInput,
  ReportProductInput,
  ReportUserInput,
  Resolvers,
} from '../../generated/resolvers.ts';
import { messagesOf, threadFor } from '../../records/dealing/threads.ts';
import { byId } from '../../records/findRecords.ts';
import { newId, type ReportRecord } from '../../records/records.ts';
import { mutation, notFound, Refusal, requireUser } from '../../refusal.ts';
import { validInput } from '../../validInput.ts';
import { decideReport } from './decideReport.ts';

/** How many messages before a reported one admins see. */
const mostBefore = 5;

/** What people report to the shop's admins. */
export const reportMutations: Pick<
  Required<Resolvers>['Mutation'],
  'reportMessage' | 'reportProduct' | 'reportUser' | 'decideReport'
> = {
  reportMessage: mutation((given: { input: ReportMessageInput }, context) => {
    const viewer = requireUser(context);
    const { messageId, reason, note } = validInput('ReportMessageInput', given.input);
    const { records } = context;
    const message = byId(records.messages, messageId);
    if (!message || !threadFor(records, message.threadId, viewer)) throw notFound('Message');
    if (message.senderId === viewer.id) {
      throw new Refusal('FORBIDDEN', 'You have written this message yourself.');
    }
    const about = { kind: 'MESSAGE', targetId: message.id, subjectId: message.senderId } as const;
    const report = { ...about, reporterId: viewer.id };
    if (!file(context, { ...report, reason, note: note || null })) {
      throw before('message', { reportedMessage: message });
    }
    return { message: reportedSentence, reportedMessage: message };
  }),
  reportProduct: mutation((given: { input: ReportProductInput }, context) => {
    const viewer = requireUser(context);
    const { productId, reason, note } = validInput('ReportProductInput', given.input);
    const product = byId(context.records.products, productId);
    const isOwn = product?.sellerId === viewer.id;
    const isHidden = product?.inStock === 'HIDDEN' && viewer.role !== 'ADMIN' && !isOwn;
    if (!product || isHidden || product.inStock === 'REMOVED') throw notFound('Product');
    if (isOwn) throw new Refusal('FORBIDDEN', 'This is your own product.');
    const about = { kind: 'PRODUCT', targetId: product.id, subjectId: product.sellerId } as const;
    const report = { ...about, reporterId: viewer.id };
    if (!file(context, { ...report, reason, note: note || null })) {
      throw before('product', { product });
    }
    product.reported = true;
    return { message: reportedSentence, product };
  }),
  reportUser: mutation((given: { input: ReportUserInput }, context) => {
    const viewer = requireUser(context);
    const { userId, reason, note } = validInput('ReportUserInput', given.input);
    const user = byId(context.records.users, userId);
    if (user?.id === viewer.id) {
      throw new Refusal('FORBIDDEN', 'You cannot report your own account.');
    }
    if (!user || user.role === 'ADMIN') throw notFound('User');
    const about = { kind: 'USER', targetId: user.id, subjectId: user.id } as const;
    const report = { ...about, reporterId: viewer.id };
    if (!file(context, { ...report, reason, note: note || null })) throw before('person', { user });
    return { message: reportedSentence, user };
  }),
  decideReport: mutation(decideReport),
};

/** The fields of reports that are not simply kept. */
export const reportRecords: Pick<Resolvers, 'Report'> = {
  Report: {
    message: ({ kind, targetId }, _args, { records }) =>
      kind === 'MESSAGE' ? byId(records.messages, targetId) : null,
    messagesBefore({ targetId }, _args, { records }) {
      const message = byId(records.messages, targetId);
      if (!message) return [];
      const earlier = messagesOf(records, { id: message.threadId }).filter(
        ({ id }) => id < message.id,
      );
      return earlier.slice(-mostBefore);
    },
    product: ({ kind, targetId }, _args, { records }) =>
      kind === 'PRODUCT' ? byId(records.products, targetId) : null,
    user: ({ kind, targetId }, _args, { records }) =>
      kind === 'USER' ? byId(records.users, targetId) : null,
    subject: ({ subjectId }, _args, { records }) =>
      subjectId === null ? null : byId(records.users, subjectId),
    targetReportCount: ({ targetId }, _args, { records }) =>
      records.reports.filter((one) => one.targetId === targetId).length,
    decidedBy: ({ decidedById }, _args, { records }) =>
      decidedById === null ? null : byId(records.users, decidedById),
    reporter: ({ reporterId }, _args, { records }) => byId(records.users, reporterId),
  },
};

const reportedSentence = 'Reported. An admin looks at it.';

/** Keeps a report; false if the account has reported the same before. */
function file(
  { records }: MockContext,
  report: Pick<ReportRecord, 'kind' | 'targetId' | 'subjectId' | 'reporterId' | 'reason' | 'note'>,
): boolean {
  const { targetId, reporterId } = report;
  const isSame = (one: ReportRecord) => one.targetId === targetId && one.reporterId === reporterId;
  if (records.reports.some(isSame)) return false;
  const undecided = { decision: null, decisionNote: null, decidedAt: null, decidedById: null };
  records.reports.push({
    id: newId(),
    ...report,
    ...undecided,
    createdAt: new Date().toISOString(),
  });
  return true;
}

const before = (what: string, payload: Record<string, unknown>) =>
  new Refusal('CONFLICT', `You have reported this ${what} before.`, { alreadyDone: true, payload });
