import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import { initializeApp } from 'firebase/app';
import {
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateProfile,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { GoogleAccount, Identity } from './identity.ts';

/**
 * Connects to Firebase Authentication, or to its emulator. The login is stored in IndexedDB if available, otherwise in
 * local or session storage.
 */
export function connectFirebase(settings: ClientConfig['firebase']): Identity {
  const { emulatorUrl, ...options } = settings;
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  async function currentUser(): Promise<User> {
    await auth.authStateReady();
    if (!auth.currentUser) throw new Error('No user is signed in at the identity provider.');
    return auth.currentUser;
  }

  return {
    onChange: (listener) => onAuthStateChanged(auth, listener),
    createUser: async (email, password) => {
      await createUserWithEmailAndPassword(auth, email, password);
    },
    signIn: async (email, password) => {
      await signInWithEmailAndPassword(auth, email, password);
    },
    signInWithGoogle: async (account) => {
      if (account) await signInWithCredential(auth, emulatedCredential(account));
      // The popup's resolver is only passed here, so that its code only runs with a popup.
      else await signInWithPopup(auth, googleProvider(), browserPopupRedirectResolver);
    },
    updateProfile: async (change) => {
      if (auth.currentUser) await updateProfile(auth.currentUser, change);
    },
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    readReset: (code) => verifyPasswordResetCode(auth, code),
    choosePassword: (code, password) => confirmPasswordReset(auth, code, password),
    isEmailVerified: async () => {
      await auth.authStateReady();
      await auth.currentUser?.reload();
      return auth.currentUser?.emailVerified ?? false;
    },
    sendEmailVerification: async () => {
      await auth.authStateReady();
      if (auth.currentUser) await sendEmailVerification(auth.currentUser);
    },
    verifyEmail: (code) => applyActionCode(auth, code),
    signInMethod: async () => {
      const { providerData } = await currentUser();
      return providerData.some(({ providerId }) => providerId === 'password')
        ? 'password'
        : 'google';
    },
    reauthenticate: async (password) => {
      const user = await currentUser();
      const email = user.email ?? '';
      const name = user.displayName ?? '';
      if (password !== null) {
        await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
      } else if (emulatorUrl) {
        await reauthenticateWithCredential(user, emulatedCredential({ email, name }));
      } else {
        await reauthenticateWithPopup(user, googleProvider(), browserPopupRedirectResolver);
      }
      return { email, idToken: await user.getIdToken(true) };
    },
    logOut: () => signOut(auth),
    reload: async () => {
      await auth.currentUser?.reload();
    },
    getIdToken: async (fresh = false) => {
      // Before the provider has read its own storage, nobody seems to be signed in.
      await auth.authStateReady();
      const user = auth.currentUser;
      return user?.email ? { email: user.email, idToken: await user.getIdToken(fresh) } : null;
    },
  };
}

// The library opens its window at 500 by 600 pixels.
function googleProvider() {
  const provider = new GoogleAuthProvider();
  provider.addScope('profile');
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}

// The emulator takes the claims of Google's ID token as plain JSON.
const emulatedCredential = ({ email, name }: GoogleAccount) =>
  GoogleAuthProvider.credential(
    JSON.stringify({ sub: `google-${email}`, email, email_verified: true, name }),
  );
