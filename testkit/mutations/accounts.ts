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
import { mutation, oneOf } from './mutation.ts';

const target = async ({ records }: SampleCase) => ({ email: (await records.target()).email });

/** The name of the thread's other side. */
const correspondent = async ({ whose, caller }: SampleCase) => {
  const { correspondentIds } = await whose.thread();
  return { userId: correspondentIds[caller.role === 'seller' ? 'seller' : 'buyer'] };
};

export const accountMutations = {
  getToken: mutation<{ input: Json }>({
    may: signedIn,
    sample: ({ caller }) => ({ input: proofOf(caller) }),
    effect: ['user { verified }', { user: { verified: false } }],
  }),
  addUser: mutation<{ input: Json & { userRole: string } }>({
    may: signedIn,
    sample: ({ caller }) => ({
      input: { ...proofOf(caller), name: 'Somebody', userRole: 'BUYER' },
    }),
    effect: ['user { verified }', { user: { verified: false } }],
  }),
  updateProfile: mutation({
    may: signedIn,
    sample: ({ pick }) => ({ input: { name: oneOf(['Another', 'Ada Park', 'Bo'], pick) } }),
    effect: ['user { name }', { user: { name: 'Another' } }],
  }),
  signOutEverywhere: mutation<Record<string, never>>({
    may: signedIn,
    sample: () => ({}),
    effect: ['', {}],
  }),
  deleteAccount: mutation({
    may: accountOwners,
    sample: ({ caller }) => ({ input: { idToken: proofOf(caller).idToken } }),
    effect: ['openBusiness { reason }', { openBusiness: [] }],
  }),
  addAdmin: mutation({
    may: admins,
    sample: target,
    effect: ['user { role } previousRole', { user: { role: 'ADMIN' }, previousRole: 'BUYER' }],
  }),
  adminDemoteAdmin: mutation({
    may: admins,
    sample: async ({ records }) => ({ userId: (await records.targetAdmin()).id }),
    effect: ['user { role }', { user: { role: 'BUYER' } }],
  }),
  verifyUser: mutation({
    may: admins,
    sample: target,
    effect: ['user { verified }', { user: { verified: true } }],
  }),
  adminUnverifyUser: mutation({
    may: admins,
    sample: async ({ records }) => ({ userId: (await records.verified()).id }),
    effect: ['user { verified }', { user: { verified: false } }],
  }),
  adminSuspendUser: mutation({
    may: admins,
    sample: async ({ records }) => ({
      input: { userId: (await records.target()).id, reason: 'They sell what they do not have.' },
    }),
    effect: ['person { state }', { person: { state: 'SUSPENDED' } }],
  }),
  adminRestoreUser: mutation({
    may: admins,
    sample: async ({ records }) => ({ userId: (await records.suspended()).id }),
    effect: ['person { state }', { person: { state: 'ACTIVE' } }],
  }),
  deleteUser: mutation({
    may: admins,
    sample: target,
    effect: ['deletedCount deletedRole', { deletedCount: 1, deletedRole: 'BUYER' }],
  }),
  blockUser: mutation({
    may: correspondents,
    mayForOthers: nobody,
    sample: correspondent,
    effect: ['threads { viewerHasBlocked }', { threads: [{ viewerHasBlocked: true }] }],
  }),
  unblockUser: mutation({
    may: correspondents,
    mayForOthers: nobody,
    sample: correspondent,
    effect: ['threads { viewerHasBlocked }', { threads: [{ viewerHasBlocked: false }] }],
  }),
};
