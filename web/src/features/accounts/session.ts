import type { User as FirebaseUser } from 'firebase/auth';
import { createContext, use } from 'react';
import type { Role } from '../../generated/graphql.ts';

/** The signed-in person as the product's server knows them. */
export type SessionUser = {
  id: string;
  name: string;
  email: string;
  image: string | null;
  role: Role;
  verified: boolean;
};

export type Session = {
  /** null while nobody is signed in, and until `loading` is false */
  user: SessionUser | null;
  /** the identity provider's view of the same person */
  firebaseUser: FirebaseUser | null;
  /** true until the identity provider has said who is signed in, and during each sign-in action */
  loading: boolean;
  logOut: () => Promise<void>;
};

export const SessionContext = createContext<Session>({
  user: null,
  firebaseUser: null,
  loading: false,
  logOut: async () => {},
});

/** Who is signed in, and the actions that change it. */
export const useSession = (): Session => use(SessionContext);
