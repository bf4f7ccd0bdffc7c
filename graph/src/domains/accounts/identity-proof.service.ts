import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { SignedIn } from '../../adapters/identity/identity.ts';
import type { Context } from '../../context/context.ts';
import type { GetTokenInput } from '../../generated/graphql.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';

/** Input that proves an identity. The ID token may be the bearer token instead. */
export type Proof = Unchecked<GetTokenInput>;

/** An account at the identity provider, proved, and with an e-mail. */
export type ProvedAccount = SignedIn & { email: string };

type Provider = Pick<Context, 'identity' | 'log'>;

/**
 * The account at the identity provider that the caller's ID token proves. The e-mail in the input must be this
 * account's; the e-mail alone proves nothing. A proof beyond its bounds is refused unread.
 * @throws Refusal `invalid` for a proof that is too long, `unauthenticated` without a good token, `forbidden` for
 * another account's e-mail, `unavailable` when the provider does not answer
 */
export async function proveIdentity(
  context: Provider & Pick<Context, 'bearer'>,
  given: Proof,
): Promise<ProvedAccount> {
  const { email, idToken } = validInput('GetTokenInput', given);
  const token = idToken || context.bearer;
  if (!token) throw new Refusal('unauthenticated', 'Please sign in again.');
  const account = await callIdentityProvider(context, (identity) => identity.identify(token));
  if (!account) {
    const why = await callIdentityProvider(context, (identity) => identity.whyRefused(token));
    throw new Refusal('unauthenticated', why ? refusalTexts[why] : 'Please sign in again.');
  }
  if (!isEmailOf(account, email)) {
    throw new Refusal('forbidden', 'This email does not belong to the signed-in account.', {
      field: 'email',
    });
  }
  return account;
}

/** Explains why a sign-in is no longer valid, and what to do. */
const refusalTexts = {
  deleted:
    'You have been signed out: this account was deleted. If you think this is a mistake, please contact us.',
  disabled: 'You have been signed out: this account was closed. Please contact us.',
  ended:
    'You have been signed out: you signed out everywhere, or your password, email or sign-in method changed. Please sign in again.',
};

/**
 * Calls the identity provider.
 * @throws Refusal `unavailable` when it fails or doesn't answer; the log has the reason
 */
export async function callIdentityProvider<Answer>(
  { identity, log }: Provider,
  ask: (identity: Provider['identity']) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(identity);
  } catch (error) {
    log.error(error, 'the identity provider failed');
    throw new Refusal(
      'unavailable',
      'We can’t reach the sign-in service right now. Please try again.',
    );
  }
}

function isEmailOf(account: SignedIn, email: string): account is ProvedAccount {
  return account.email === normalEmail(email);
}

/** E-mail addresses are compared and stored in lower case. */
export const normalEmail = (email: string) => email.trim().toLowerCase();
