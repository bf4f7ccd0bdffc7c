import { emulatorProject } from '../../graph/embedded/auth/emulator.project.ts';

/** An ID token and its account, as the browser's SDK holds them. */
type Session = {
  uid: string;
  idToken: string;
  refreshToken: string;
};

/** A browser's actions at the Auth emulator's address, by the calls its SDK makes. */
export function emulatorClient(url: string) {
  async function call(path: string, body: object): Promise<Record<string, string>> {
    const response = await fetch(`${url}/${path}?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  }
  const accounts = (action: string, body: object) =>
    call(`identitytoolkit.googleapis.com/v1/accounts:${action}`, body);
  const session = (answer: Record<string, string>): Session => ({
    uid: answer.localId ?? '',
    idToken: answer.idToken ?? '',
    refreshToken: answer.refreshToken ?? '',
  });

  return {
    signUp: async (email: string, password: string) =>
      session(await accounts('signUp', { email, password, returnSecureToken: true })),
    signIn: async (email: string, password: string) =>
      session(await accounts('signInWithPassword', { email, password, returnSecureToken: true })),
    signInWithGoogle: async (person: { sub: string; email: string; name?: string }) =>
      session(
        await accounts('signInWithIdp', {
          postBody: new URLSearchParams({
            id_token: JSON.stringify({ ...person, email_verified: true }),
            providerId: 'google.com',
          }).toString(),
          requestUri: 'http://localhost',
          returnSecureToken: true,
        }),
      ),
    setPassword: (idToken: string, password: string) =>
      accounts('update', { idToken, password, returnSecureToken: true }),
    /** Exchanges a refresh token for a fresh ID token. */
    refresh: async (refreshToken: string) => {
      const path = 'securetoken.googleapis.com/v1/token';
      const answer = await call(path, { grant_type: 'refresh_token', refresh_token: refreshToken });
      return answer.id_token ?? '';
    },
    /** Follows the link in the mail that confirms the address. */
    verifyEmail: async (idToken: string) => {
      const { email } = await accounts('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
      const response = await fetch(`${url}/emulator/v1/projects/${emulatorProject}/oobCodes`);
      const { oobCodes } = (await response.json()) as {
        oobCodes: { email: string; requestType: string; oobCode: string }[];
      };
      const mail = oobCodes.findLast(
        (unsent) => unsent.email === email && unsent.requestType === 'VERIFY_EMAIL',
      );
      await accounts('update', { oobCode: mail?.oobCode });
    },
    askForPasswordReset: (email: string) =>
      accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email }),
  };
}
