import { useRef } from 'react';
import { onlyFailure } from '../../../apollo/mutations/useMutationOnce.ts';
import { useAddUserMutation } from '../../../generated/accounts.ts';
import { graphql } from '../../../lib/graphql.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { authErrorText } from '../../session/identity/authErrors.ts';
import { useSession } from '../../session/session.ts';
import { authCode } from '../../session/sessionEnd.ts';
import { askToConfirmEmail, welcome } from '../../session/sessionNotice.ts';
import { UploadError } from '../../uploads/uploadErrors.ts';
import type { SignUpValues } from './SignUpForm.tsx';

graphql(`
  mutation AddUser($input: AddUserInput!) {
    addUser(input: $input) {
      ...MutationPayload_outcome
      user {
        id
      }
    }
  }
`);

type Upload = (file: File, token: string) => Promise<string>;

type SignUpOutcome =
  | { done: true; existed: boolean }
  | {
      done: false;
      message: string;
      field: string | null;
      /** Whether the address already has an account, with another password. */
      isTaken?: boolean;
    };

/**
 * Signs up in steps: identity, photo, profile, account, token. If a later step failed, a retry doesn't create the
 * identity again; the message says that it exists.
 */
export function useSignUp(upload: Upload) {
  const {
    createUser,
    signIn,
    updateUserProfile,
    exchangeToken,
    getIdToken,
    sendEmailVerification,
    setLoading,
  } = useSession();
  const [addUser] = useAddUserMutation({ toastMessage: onlyFailure });
  /** the e-mail address of the user created at the identity provider */
  const createdFor = useRef<string | null>(null);

  /**
   * Creates the user at the identity provider, or signs in to the one left by an unfinished attempt.
   * @returns whether the account already exists at our server, or why it can't be used
   */
  async function createIdentity({
    email,
    password,
  }: SignUpValues): Promise<boolean | { refused: string }> {
    if (createdFor.current === email) return false;
    try {
      await createUser(email, password);
    } catch (error) {
      if (authCode(error) !== 'email-already-in-use') throw error;
      await signIn(email, password).catch(() => {
        throw error;
      });
      const { success, code, message } = await exchangeToken();
      if (success) return true;
      if (code === 'SUSPENDED') return { refused: message };
    }
    createdFor.current = email;
    return false;
  }

  async function createAccount(values: SignUpValues): Promise<SignUpOutcome> {
    const { name, userRole, image: photo } = values;
    if (!photo || !userRole) throw new Error('The form requires a photo and a role.');
    const idToken = await getIdToken();
    const image = await upload(photo, idToken.idToken);
    await updateUserProfile({
      displayName: name,
      // The provider only accepts absolute addresses.
      photoURL: new URL(image, window.location.href).href,
    });
    const outcome = await addUser({ variables: { input: { ...idToken, name, image, userRole } } });
    if (!outcome.ok) return { done: false, ...outcome.refusal };
    const { success, message } = await exchangeToken();
    if (success) {
      welcome(userRole);
      askForConfirmation(values.email);
      return { done: true, existed: false };
    }
    toast.error(message);
    return refuse(message);
  }

  /** Not awaited: the profile page can resend the mail. */
  function askForConfirmation(email: string) {
    sendEmailVerification().then(
      () => askToConfirmEmail(email),
      () => undefined,
    );
  }

  return async (values: SignUpValues): Promise<SignUpOutcome> => {
    try {
      const known = await createIdentity(values);
      if (typeof known === 'object') return refuse(known.refused);
      if (known) return { done: true, existed: true };
      const outcome = await createAccount(values);
      return outcome.done || outcome.field
        ? outcome
        : { ...outcome, message: withIdentityCreated(outcome.message) };
    } catch (error) {
      return refusalBy(error, createdFor.current === values.email);
    } finally {
      setLoading(false);
    }
  };
}

function refusalBy(error: unknown, isIdentityCreated: boolean): SignUpOutcome {
  if (error instanceof UploadError) return refuse(error.message, 'image');
  const text = authErrorText(error);
  if (authCode(error) === 'email-already-in-use') return { ...refuse(text), isTaken: true };
  return refuse(isIdentityCreated ? withIdentityCreated(text) : text);
}

const refuse = (message: string, field: string | null = null) => ({
  done: false as const,
  message,
  field,
});

const withIdentityCreated = (reason: string) =>
  `${reason} Your login was created, but your account is not finished yet: press Sign up again to continue.`;
