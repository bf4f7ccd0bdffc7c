import type { OperationVariables } from '@apollo/client';
import type { MutationName } from '@fitness-zone/testkit/api/mutation-name.ts';
import { mutationNamed, mutations } from '@fitness-zone/testkit/mutations/all-mutations.ts';
import type { CacheUpdate } from '../../src/apollo/mutations/sendMutationOnce.ts';
import type { Act } from './acts/act.ts';
import { editProduct } from './acts/editAct.ts';
import { pageActs } from './acts/pageActs.ts';
import { NoShownRecord, shownCase } from './acts/shownCase.ts';
import { mutationDocument } from './mutationDocument.ts';

/** Mutations that begin or end a session; `recordPayment` opens a payment itself. */
const elsewhere = [
  'getToken',
  'addUser',
  'signOutEverywhere',
  'deleteAccount',
  'createPaymentIntent',
] as const satisfies MutationName[];

type ActName = Exclude<MutationName, (typeof elsewhere)[number]>;

const isAct = (name: MutationName): name is ActName => !elsewhere.some((other) => other === name);

type Options = CacheUpdate<Record<string, unknown>, OperationVariables>;

/** The screens' mutation options, such as `addToWishListOptions`. */
const options: Record<string, Options> = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, Options>>('../../src/features/**/*.cache.ts', { eager: true }),
  ),
);

/** Sends a mutation's sample about records on the participant's screens; does nothing if there are none. */
const sampleAct =
  (name: ActName): Act =>
  async (all, participant, pick, send) => {
    try {
      const variables: OperationVariables = await mutationNamed(name).sample(
        shownCase(all, participant, pick),
      );
      await send(participant, mutationDocument(name), { ...options[`${name}Options`], variables });
    } catch (error) {
      if (!(error instanceof NoShownRecord)) throw error;
    }
  };

const names = (Object.keys(mutations) as MutationName[]).filter(isAct);

/** The participants' actions, each with the mutation and cache update of its button. */
export const acts = {
  ...(Object.fromEntries(names.map((name) => [name, sampleAct(name)])) as Record<ActName, Act>),
  updateProduct: editProduct,
  ...pageActs,
};

/** Admins decide on reports but have no button to file one. */
const hasButton = (name: ActName, role: Role) =>
  role !== 'admin' || !['reportProduct', 'reportUser'].includes(name);

/** The actions offered by a role's screens. */
export const actsOf = (role: Role): (keyof typeof acts)[] => [
  ...names.filter(
    (name) => mutations[name].may.some((actor) => actor === role) && hasButton(name, role),
  ),
  ...(Object.keys(pageActs) as (keyof typeof pageActs)[]),
];

type Role = 'buyer' | 'seller' | 'admin' | 'visitor';
