import { newId, type Records, type UserRecord } from '../records.ts';

/** What every account begins with. */
export const newAccount = () =>
  ({
    verified: false,
    emailVerified: false,
    formerRole: null,
    suspendedAt: null,
    suspensionReason: null,
    tokensValidFrom: 0,
    createdAt: new Date().toISOString(),
    lastActiveAt: null,
  }) satisfies Partial<UserRecord>;

/** An e-mail as accounts have it. */
export const normalEmail = (email: string) => email.trim().toLowerCase();

/** The account with an e-mail, in whatever case it is written. */
export const withEmail = ({ users }: Records, email: string) =>
  users.find((user) => user.email === normalEmail(email));

/** Adds an account. @returns it */
export function addAccount(
  { users }: Records,
  {
    image,
    ...details
  }: Pick<UserRecord, 'name' | 'email' | 'role'> &
    Partial<Pick<UserRecord, 'emailVerified'>> & { image?: string | null | undefined },
): UserRecord {
  const user = { id: newId(), ...newAccount(), ...details, image: image || null };
  users.push(user);
  return user;
}

/** The change of an account that makes its tokens void. */
export const revokeTokensUpdate = () => ({ tokensValidFrom: Date.now() + 1 });

const hourMs = 3_600_000;

/** Writes down that an account is in use, unless that was done within the last hour. */
export function noteActivity(user: UserRecord): void {
  const last = user.lastActiveAt ? Date.parse(user.lastActiveAt) : 0;
  if (Date.now() - last >= hourMs) user.lastActiveAt = new Date().toISOString();
}

/** Whether an account sells, or did so before it became an admin's. */
export const isSeller = ({ role, formerRole }: UserRecord): boolean =>
  role === 'SELLER' || (role === 'ADMIN' && formerRole === 'SELLER');
