import type {
  AddUserInput,
  GetTokenInput,
  Resolvers,
  UpdateProfileInput,
} from '../generated/resolvers.ts';
import { type MockContext, newId, take, type UserRecord } from '../records.ts';
import { answering, only, Refused } from '../refusal.ts';
import { mockToken } from '../token.ts';

type ByEmail = { email: string };

/** Accounts and roles on the mocks. Whoever names an e-mail is believed: there is nothing to protect. */
export const accountResolvers: Required<Resolvers>['Mutation'] = {
  getToken: answering(({ input }: { input: GetTokenInput }, context) => {
    const user = find(context, input.email);
    return { message: 'token created', token: mockToken(user), user };
  }),
  addUser: answering(({ input }: { input: AddUserInput }, { world }) => {
    const { name, email, image = null, userRole } = input;
    const known = world.users.find((one) => one.email === email);
    if (known) return { message: 'user already exists', user: known };
    const user: UserRecord = { id: newId(), name, email, image, role: userRole, verified: false };
    world.users.push(user);
    return { message: 'user create successfully', user };
  }),
  updateProfile: answering(({ input }: { input: UpdateProfileInput }, context) => {
    const user = only(context, 'BUYER', 'SELLER', 'ADMIN');
    Object.assign(user, { name: input.name, image: input.image ?? user.image });
    return { message: 'profile updated successfully', user };
  }),
  addAdmin: answering(({ email }: ByEmail, context) => {
    only(context, 'ADMIN');
    const user = find(context, email);
    if (user.role === 'ADMIN') throw new Refused('CONFLICT', `${email} is an admin already.`);
    const previousRole = user.role;
    user.role = 'ADMIN';
    take(context.world.bookings, ({ userId }) => userId === user.id);
    take(context.world.wishes, ({ userId }) => userId === user.id);
    return { message: `${email} is an admin now`, user, previousRole };
  }),
  verifyUser: answering(({ email }: ByEmail, context) => {
    only(context, 'ADMIN');
    const user = find(context, email);
    user.verified = true;
    return { message: `${email} user verify successfully`, user };
  }),
  deleteUser: answering(({ email }: ByEmail, context) => {
    only(context, 'ADMIN');
    const { id, role } = find(context, email);
    const { world } = context;
    take(world.users, (user) => user.id === id);
    take(world.bookings, ({ userId }) => userId === id);
    take(world.wishes, ({ userId }) => userId === id);
    const removedProducts = world.products.filter(
      (one) => one.sellerId === id && one.inStock === 'AVAILABLE',
    );
    for (const product of removedProducts) product.inStock = 'REMOVED';
    return {
      message: `${email} user is deleted successfully`,
      deletedCount: 1,
      deletedUserId: id,
      deletedRole: role,
      removedProducts,
    };
  }),
};

function find({ world }: MockContext, email: string): UserRecord {
  const user = world.users.find((one) => one.email === email.toLowerCase());
  if (!user) throw new Refused('NOT_FOUND', 'User not found.');
  return user;
}
