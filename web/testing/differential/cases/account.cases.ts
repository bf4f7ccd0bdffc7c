import { aPictureUrl, aProduct } from '@fitness-zone/testkit/factories.ts';
import { by, byEveryRole, type Case } from '../cases.ts';
import type { Users } from '../twoShops.ts';

let created = 0;
const newEmail = () => `newcomer-${++created}@example.com`;

/** Cases of sign-up, sign-in, profile and the administration of accounts. */
export const accountCases = (): Case[] => [
  ...getToken,
  ...addUser,
  ...byEveryRole('UpdateProfile', () => ({
    input: { name: '  Ada Lovelace ', image: aPictureUrl() },
  })),
  by('buyer', 'UpdateProfile', "with another site's photo", () => ({
    input: { name: 'Ada', image: 'https://pictures.example/ada.webp' },
  })),
  by('buyer', 'UpdateProfile', 'without a photo', () => ({ input: { name: 'Ada' } })),
  ...addAdmin,
  ...demoteAdmin,
  ...suspendUser,
  ...restoreUser,
  ...signOutEverywhere,
  ...verifyUser,
  ...unverifyUser,
  ...deleteUser,
  ...deleteAccount,
];

const getToken: Case[] = [
  {
    operation: 'GetToken',
    when: 'with the ID token of an account',
    arrange: ({ buyer }, shops) => ({
      variables: { input: { email: buyer.email, idToken: shops.idTokenOf(buyer) } },
      sender: null,
    }),
  },
  {
    operation: 'GetToken',
    when: 'of a suspended account',
    async arrange({ admin, buyer }, shops) {
      await admin.suspendUser(buyer, 'They write rude messages.');
      return {
        variables: { input: { email: buyer.email, idToken: shops.idTokenOf(buyer) } },
        sender: null,
      };
    },
  },
  {
    operation: 'GetToken',
    when: 'with the ID token as bearer',
    arrange: ({ seller }, shops) => ({
      variables: { input: { email: seller.email.toUpperCase() } },
      sender: { id: seller.id, token: shops.idTokenOf(seller) },
    }),
  },
  {
    operation: 'GetToken',
    when: 'without an ID token',
    arrange: ({ buyer }) => ({ variables: { input: { email: buyer.email } }, sender: null }),
  },
  {
    operation: 'GetToken',
    when: 'with a false ID token',
    arrange: ({ buyer }) => ({
      variables: { input: { email: buyer.email, idToken: 'false' } },
      sender: buyer,
    }),
  },
  {
    operation: 'GetToken',
    when: 'for the e-mail of somebody else',
    arrange: ({ buyer, otherBuyer }, shops) => ({
      variables: { input: { email: otherBuyer.email, idToken: shops.idTokenOf(buyer) } },
      sender: null,
    }),
  },
  {
    operation: 'GetToken',
    when: 'before the sign-up is done',
    arrange: (_people, shops) => {
      const email = newEmail();
      const idToken = shops.signUp({ email, provider: 'password' });
      return { variables: { input: { email, idToken } }, sender: null };
    },
  },
  ...[{ name: 'Grace Hopper' }, {}].map(
    (profile): Case => ({
      operation: 'GetToken',
      when: `by Google for the first time, ${'name' in profile ? 'with' : 'without'} a name`,
      arrange: (_people, shops) => {
        const email = newEmail();
        const idToken = shops.signUp({ email, provider: 'google', ...profile });
        return { variables: { input: { email, idToken } }, sender: null };
      },
    }),
  ),
];

/** A sign-up of a new identity; `change` may spoil its input. */
const signUp = (when: string, change: (input: object, users: Users) => object): Case => ({
  operation: 'AddUser',
  when,
  arrange: (users, shops) => {
    const email = newEmail();
    const idToken = shops.signUp({ email, provider: 'password' });
    const image = aPictureUrl();
    const input = { name: ' New Buyer ', email, image, userRole: 'BUYER', idToken };
    return { variables: { input: change(input, users) }, sender: null };
  },
});

const addUser: Case[] = [
  signUp('as a buyer', (input) => input),
  signUp('as a seller', (input) => ({ ...input, userRole: 'SELLER' })),
  signUp('without a photo', (input) => ({ ...input, image: null })),
  signUp('as an admin', (input) => ({ ...input, userRole: 'ADMIN' })),
  signUp('without an ID token', (input) => ({ ...input, idToken: null })),
  signUp('with the e-mail of somebody else', (input, { otherBuyer }) => ({
    ...input,
    email: otherBuyer.email,
  })),
  {
    operation: 'AddUser',
    when: 'again',
    arrange: ({ buyer }, shops) => ({
      variables: {
        input: {
          name: 'Another name',
          email: buyer.email,
          userRole: 'SELLER',
          idToken: shops.idTokenOf(buyer),
        },
      },
      sender: buyer,
    }),
  },
];

const unknownEmail = () => ({ email: 'nobody@example.com' });

const addAdmin: Case[] = [
  ...byEveryRole('AddAdmin', ({ otherBuyer }) => ({ email: otherBuyer.email })),
  by('admin', 'AddAdmin', 'for a buyer with lists', async ({ seller, buyer }) => {
    const bench = await seller.addProduct(aProduct());
    const rack = await seller.addProduct(aProduct());
    await buyer.addToBookingList(bench);
    await buyer.addToWishList(rack);
    return { email: buyer.email.toUpperCase() };
  }),
  by('admin', 'AddAdmin', 'for a seller with products', async ({ seller }) => {
    await seller.addProduct(aProduct());
    return { email: seller.email };
  }),
  by('admin', 'AddAdmin', 'for an e-mail that is not confirmed', ({ buyer }, { shop }) => {
    Object.assign(shop.identity.peek(buyer.uid) ?? {}, { emailVerified: false });
    return { email: buyer.email };
  }),
  by('admin', 'AddAdmin', 'for an admin', ({ admin }) => ({ email: admin.email })),
  by('admin', 'AddAdmin', 'for an unknown e-mail', unknownEmail),
];

const demoteAdmin: Case[] = [
  ...byEveryRole('DemoteAdmin', async ({ otherBuyer }, { shop }) => {
    await shop.models.User.updateOne({ email: otherBuyer.email }, { role: 'admin' });
    return { email: otherBuyer.email };
  }),
  by('admin', 'DemoteAdmin', 'for one who was a seller', async ({ seller }, { shop }) => {
    const role = { role: 'admin', formerRole: 'seller' };
    await shop.models.User.updateOne({ email: seller.email }, role);
    return { email: seller.email };
  }),
  by(
    'admin',
    'DemoteAdmin',
    'for one who sells, and whose former role is not known',
    async (users, { shop }) => {
      await users.seller.addProduct(aProduct());
      await shop.models.User.updateOne({ email: users.seller.email }, { role: 'admin' });
      return { email: users.seller.email };
    },
  ),
  by('admin', 'DemoteAdmin', 'for the last admin', ({ admin }) => ({ email: admin.email })),
  by('admin', 'DemoteAdmin', 'for a buyer', ({ buyer }) => ({ email: buyer.email })),
  by('admin', 'DemoteAdmin', 'for an unknown e-mail', unknownEmail),
];

const signOutEverywhere: Case[] = byEveryRole('SignOutEverywhere', () => ({}));

const verifyUser: Case[] = [
  ...byEveryRole('VerifyUser', ({ seller }) => ({ email: seller.email })),
  by('admin', 'VerifyUser', 'again', async ({ buyer }, { shop }) => {
    await shop.models.User.updateOne({ email: buyer.email }, { verified: true });
    return { email: buyer.email };
  }),
  by('admin', 'VerifyUser', 'for an admin', ({ admin }) => ({ email: admin.email })),
  by('admin', 'VerifyUser', 'for an unknown e-mail', unknownEmail),
];

const unverifyUser: Case[] = [
  ...byEveryRole('UnverifyUser', async ({ seller }, { shop }) => {
    await shop.models.User.updateOne({ email: seller.email }, { verified: true });
    return { email: seller.email };
  }),
  by('admin', 'UnverifyUser', 'again', ({ buyer }) => ({ email: buyer.email })),
  by('admin', 'UnverifyUser', 'for an admin', ({ admin }) => ({ email: admin.email })),
  by('admin', 'UnverifyUser', 'for an unknown e-mail', unknownEmail),
];

const why = 'They sell what they do not have.';

const suspendUser: Case[] = [
  ...byEveryRole('SuspendUser', async ({ seller, otherBuyer }) => {
    const [bench, rack] = [
      await seller.addProduct(aProduct()),
      await seller.addProduct(aProduct()),
    ];
    await otherBuyer.createPaymentIntent(bench);
    await otherBuyer.payPart(rack, 'FIRST_HALF');
    await otherBuyer.makeOffer(bench, 80_00);
    return { input: { userId: otherBuyer.id, reason: why } };
  }),
  by('admin', 'SuspendUser', 'for a seller with products', async ({ admin, seller, buyer }) => {
    const [bench, rack, mat] = [
      await seller.addProduct(aProduct()),
      await seller.addProduct(aProduct()),
      await seller.addProduct(aProduct()),
    ];
    await seller.pauseProduct(rack);
    await admin.hideProduct(mat);
    await buyer.addToBookingList(bench);
    await buyer.makeOffer(bench, 80_00);
    return { input: { userId: seller.id, reason: why } };
  }),
  by('admin', 'SuspendUser', 'again', async ({ admin, buyer }) => {
    await admin.suspendUser(buyer, 'Another reason.');
    return { input: { userId: buyer.id, reason: why } };
  }),
  by('admin', 'SuspendUser', 'for oneself', ({ admin }) => ({
    input: { userId: admin.id, reason: why },
  })),
  by('admin', 'SuspendUser', 'for another admin', async ({ seller }, { shop }) => {
    await shop.models.User.updateOne({ email: seller.email }, { role: 'admin' });
    return { input: { userId: seller.id, reason: why } };
  }),
  by('admin', 'SuspendUser', 'without a reason', ({ buyer }) => ({
    input: { userId: buyer.id, reason: '' },
  })),
  by('admin', 'SuspendUser', 'for nobody', () => ({
    input: { userId: '0'.repeat(24), reason: why },
  })),
];

const restoreUser: Case[] = [
  ...byEveryRole('RestoreUser', async ({ otherSeller }, { shop }) => {
    const update = { suspendedAt: new Date(), suspensionReason: why };
    await shop.models.User.updateOne({ email: otherSeller.email }, update);
    return { userId: otherSeller.id };
  }),
  by('admin', 'RestoreUser', 'for a seller with products', async ({ admin, seller }) => {
    const [, rack, mat] = [
      await seller.addProduct(aProduct()),
      await seller.addProduct(aProduct()),
      await seller.addProduct(aProduct()),
    ];
    await seller.markSoldElsewhere(rack);
    await admin.suspendUser(seller, why);
    await admin.hideProduct(mat);
    return { userId: seller.id };
  }),
  by('admin', 'RestoreUser', 'who is not suspended', ({ buyer }) => ({ userId: buyer.id })),
  by('admin', 'RestoreUser', 'for nobody', () => ({ userId: '0'.repeat(24) })),
];

const deleteAccount: Case[] = [
  ...(['buyer', 'seller', 'admin'] as const).map(
    (role): Case => ({
      operation: 'DeleteAccount',
      when: `by ${role === 'admin' ? 'an' : 'a'} ${role}`,
      async arrange(users, shops) {
        const { seller, buyer, admin } = users;
        const [bench, rack] = [
          await seller.addProduct(aProduct()),
          await seller.addProduct(aProduct()),
        ];
        await buyer.recordPayment(await buyer.confirmPayment(bench), bench);
        await buyer.addToBookingList(rack);
        // Otherwise the last one.
        await shops.shop.models.User.updateOne(
          { email: users.otherSeller.email },
          { role: 'admin' },
        );
        const sender = { buyer, seller, admin }[role];
        return { variables: { input: { idToken: shops.idTokenOf(sender) } }, sender };
      },
    }),
  ),
  by('otherSeller', 'DeleteAccount', 'by a seller without products', (users, shops) => ({
    input: { idToken: shops.idTokenOf(users.otherSeller) },
  })),
  {
    operation: 'DeleteAccount',
    when: 'by the last admin',
    arrange: ({ admin }, shops) => ({
      variables: { input: { idToken: shops.idTokenOf(admin) } },
      sender: admin,
    }),
  },
  by('buyer', 'DeleteAccount', 'with the proof of somebody else', ({ otherBuyer }, shops) => ({
    input: { idToken: shops.idTokenOf(otherBuyer) },
  })),
  by('buyer', 'DeleteAccount', 'without a proof', () => ({ input: { idToken: 'false' } })),
  {
    operation: 'DeleteAccount',
    when: 'by a visitor',
    arrange: () => ({ variables: { input: { idToken: 'false' } }, sender: null }),
  },
  {
    operation: 'DeleteAccount',
    when: 'by a deleted account',
    async arrange({ otherSeller }, { shop }) {
      await shop.models.User.deleteOne({ email: otherSeller.email });
      return { variables: { input: { idToken: otherSeller.idToken } }, sender: otherSeller };
    },
  },
];

const deleteUser: Case[] = [
  ...byEveryRole('DeleteUser', ({ otherBuyer }) => ({ email: otherBuyer.email })),
  by('admin', 'DeleteUser', 'for a seller with products', async ({ seller, buyer }) => {
    const products = [];
    for (let count = 0; count < 3; count++) products.push(await seller.addProduct(aProduct()));
    const [sold, booked, wished] = products;
    if (!sold || !booked || !wished) throw new Error('Nothing was posted.');
    await buyer.recordPayment(await buyer.confirmPayment(sold), sold);
    await buyer.addToBookingList(booked);
    await buyer.addToWishList(wished);
    await buyer.createPaymentIntent(booked);
    return { email: seller.email };
  }),
  by('admin', 'DeleteUser', 'for a buyer with lists and payments', async ({ seller, buyer }) => {
    const [bench, rack] = [
      await seller.addProduct(aProduct()),
      await seller.addProduct(aProduct()),
    ];
    await buyer.recordPayment(await buyer.confirmPayment(bench), bench);
    await buyer.addToBookingList(rack);
    return { email: buyer.email };
  }),
  by('admin', 'DeleteUser', 'for another admin', async ({ seller, admin }, { shop }) => {
    await shop.models.User.updateOne({ email: seller.email }, { role: 'admin' });
    return { email: admin.email };
  }),
  by('admin', 'DeleteUser', 'for a seller without products', ({ otherSeller }) => ({
    email: otherSeller.email,
  })),
  by('admin', 'DeleteUser', 'for the last admin', async ({ admin }, { shop }) => {
    await shop.models.User.deleteMany({ role: 'admin', email: { $ne: admin.email } });
    return { email: admin.email };
  }),
  by('admin', 'DeleteUser', 'for an unknown e-mail', unknownEmail),
];
