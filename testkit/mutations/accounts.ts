import type { Json } from '../api/api-client.ts';
import {
  accountOwners,
  admins,
  correspondents,
  nobody,
  proofOf,
  type SampleCase,
  signedIn,
} from '../permissions/permission.ts';
import { asBody, byEmail, byUserId, mutation, oneOf } from './mutation.ts';

const target = async ({ records }: SampleCase) => ({ email: (await records.target()).email });

/** The name of the other side of the thread. */
const correspondent = async ({ whose, caller }: SampleCase) => {
  const { correspondentIds } = await whose.thread();
  return { userId: correspondentIds[caller.role === 'seller' ? 'seller' : 'buyer'] };
};

export const accountMutations = {
  getToken: mutation<{ input: Json }>({
    may: signedIn,
    sample: ({ caller }) => ({ input: proofOf(caller) }),
    effect: ['user { verified }', { user: { verified: false } }],
    rest: ['POST /getToken', asBody],
  }),
  addUser: mutation<{ input: Json & { userRole: string } }>({
    may: signedIn,
    sample: ({ caller }) => ({
      input: { ...proofOf(caller), name: 'Somebody', userRole: 'BUYER' },
    }),
    effect: ['user { verified }', { user: { verified: false } }],
    rest: [
      'POST /addUser',
      ({ input }) => ({ payload: { ...input, userRole: input.userRole.toLowerCase() } }),
    ],
  }),
  updateProfile: mutation({
    may: signedIn,
    sample: ({ pick }) => ({ input: { name: oneOf(['Another', 'Ada Park', 'Bo'], pick) } }),
    effect: ['user { name }', { user: { name: 'Another' } }],
    rest: null,
  }),
  signOutEverywhere: mutation<Record<string, never>>({
    may: signedIn,
    sample: () => ({}),
    effect: ['', {}],
    rest: ['POST /signOutEverywhere', () => ({ payload: {} })],
  }),
  deleteAccount: mutation({
    may: accountOwners,
    sample: ({ caller }) => ({ input: { idToken: proofOf(caller).idToken } }),
    effect: ['openBusiness { reason }', { openBusiness: [] }],
    rest: ['POST /deleteAccount', asBody],
  }),
  addAdmin: mutation({
    may: admins,
    sample: target,
    effect: ['user { role } previousRole', { user: { role: 'ADMIN' }, previousRole: 'BUYER' }],
    rest: ['PATCH /addAdmin', byEmail],
  }),
  adminDemoteAdmin: mutation({
    may: admins,
    sample: async ({ records }) => ({ userId: (await records.targetAdmin()).id }),
    effect: ['user { role }', { user: { role: 'BUYER' } }],
    rest: ['PATCH /demoteAdmin', byUserId],
  }),
  verifyUser: mutation({
    may: admins,
    sample: target,
    effect: ['user { verified }', { user: { verified: true } }],
    rest: ['PATCH /verifyUser', byEmail],
  }),
  adminUnverifyUser: mutation({
    may: admins,
    sample: async ({ records }) => ({ userId: (await records.verified()).id }),
    effect: ['user { verified }', { user: { verified: false } }],
    rest: ['PATCH /unverifyUser', byUserId],
  }),
  adminSuspendUser: mutation({
    may: admins,
    sample: async ({ records }) => ({
      input: { userId: (await records.target()).id, reason: 'They sell what they do not have.' },
    }),
    effect: ['person { state }', { person: { state: 'SUSPENDED' } }],
    rest: ['POST /suspendUser', asBody],
  }),
  adminRestoreUser: mutation({
    may: admins,
    sample: async ({ records }) => ({ userId: (await records.suspended()).id }),
    effect: ['person { state }', { person: { state: 'ACTIVE' } }],
    rest: ['PATCH /restoreUser', byUserId],
  }),
  deleteUser: mutation({
    may: admins,
    sample: target,
    effect: ['deletedCount deletedRole', { deletedCount: 1, deletedRole: 'BUYER' }],
    rest: ['DELETE /deleteUser', byEmail],
  }),
  blockUser: mutation({
    may: correspondents,
    mayForOthers: nobody,
    sample: correspondent,
    effect: ['threads { viewerHasBlocked }', { threads: [{ viewerHasBlocked: true }] }],
    rest: ['PATCH /blockUser', ({ userId }) => ({ query: { id: userId } })],
  }),
  unblockUser: mutation({
    may: correspondents,
    mayForOthers: nobody,
    sample: correspondent,
    effect: ['threads { viewerHasBlocked }', { threads: [{ viewerHasBlocked: false }] }],
    rest: ['PATCH /unblockUser', ({ userId }) => ({ query: { id: userId } })],
  }),
};
