import { useRef } from 'react';
import { graphql } from '../../../lib/graphql.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { authCode, authErrorText } from '../../session/authErrors.ts';
import { useSession } from '../../session/session.ts';
import { UploadError } from '../../uploads/uploadPhoto.ts';
import type { SignUpValues } from './SignUpForm.tsx';
import { useAddUserMutation } from './useSignUp.generated.ts';

graphql(`
  mutation AddUser($input: AddUserInput!) {
    addUser(input: $input) {
      success
      message
      code
      field
      alreadyDone
      user {
        id
      }
    }
  }
`);

type Upload = (file: File, token: string) => Promise<string>;

export type SignUpOutcome =
  | { done: true; existed: boolean }
  | {
      done: false;
      message: string;
      field: string | null;
      /** The address has an account already, with another password. */
      isTaken?: boolean;
    };

const onlyFailure = (outcome: { ok: boolean; refusal?: { message: string } }) =>
  outcome.refusal?.message ?? null;

/**
 * Signs up in steps: identity, photo, profile, account, token. A step that has succeeded is not
 * repeated when a later one failed and the form is sent again; the message says how far it came.
 */
export function useSignUp(upload: Upload) {
  const { createUser, signIn, updateUserProfile, enter, prove, setLoading } = useSession();
  const [addUser] = useAddUserMutation({ toastMessage: onlyFailure });
  const begun = useRef<string | null>(null);

  /** An identity may exist from an attempt that ended half-way, even before this page was loaded. */
  async function identify({ email, password }: SignUpValues): Promise<'entered' | 'ready'> {
    if (begun.current === email) return 'ready';
    try {
      await createUser(email, password);
    } catch (error) {
      if (authCode(error) !== 'email-already-in-use') throw error;
      await signIn(email, password).catch(() => {
        throw error;
      });
      if ((await enter()).success) return 'entered';
    }
    begun.current = email;
    return 'ready';
  }

  async function finish(values: SignUpValues): Promise<SignUpOutcome> {
    const { name, userRole, image: photo } = values;
    if (!photo || !userRole) throw new Error('The form lets nobody through without these.');
    const proof = await prove();
    const image = await upload(photo, proof.idToken);
    await updateUserProfile({
      displayName: name,
      // The provider takes absolute addresses only.
      photoURL: new URL(image, window.location.href).href,
    });
    const outcome = await addUser({ variables: { input: { ...proof, name, image, userRole } } });
    if (!outcome.ok) return { done: false, ...outcome.refusal };
    const entry = await enter();
    if (entry.success) return { done: true, existed: false };
    toast.error(entry.message);
    return refuse(entry.message);
  }

  return async (values: SignUpValues): Promise<SignUpOutcome> => {
    try {
      if ((await identify(values)) === 'entered') return { done: true, existed: true };
      const outcome = await finish(values);
      return outcome.done || outcome.field
        ? outcome
        : { ...outcome, message: later(outcome.message) };
    } catch (error) {
      if (error instanceof UploadError) return refuse(error.message, 'image');
      const text = authErrorText(error);
      if (authCode(error) === 'email-already-in-use') return { ...refuse(text), isTaken: true };
      return refuse(begun.current === values.email ? later(text) : text);
    } finally {
      setLoading(false);
    }
  };
}

const refuse = (message: string, field: string | null = null) => ({
  done: false as const,
  message,
  field,
});

const later = (reason: string) =>
  `${reason} Your login was created, but your account is not finished yet: press Sign up again to continue.`;
