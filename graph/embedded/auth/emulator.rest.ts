/** One account in the emulator's own format: password hash, salt and links included, nothing interpreted. */
export type EmulatorRecord = Record<string, unknown> & { localId: string };

/** A mail the emulator did not send: who would get it, what for, and its link. */
export type UnsentMail = {
  email: string;
  requestType: string;
  oobLink: string;
};

/** The project every emulator of ours serves; names that begin with `demo-` never reach the network. */
export const emulatorProject = 'demo-fitness-zone';

const pageSize = 1000;
const requestTimeoutMs = 10_000;

/** Takes the emulator's address and gives what firebase-admin does not offer: whole accounts and unsent mails. */
export function emulatorRest(url: string) {
  const accounts = `/identitytoolkit.googleapis.com/v1/projects/${emulatorProject}/accounts`;

  async function call<Answer>(path: string, body?: object): Promise<Answer> {
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      signal: AbortSignal.timeout(requestTimeoutMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok)
      throw new Error(
        `The Auth emulator answered ${response.status} to ${path}: ${await response.text()}`,
      );
    return (await response.json()) as Answer;
  }

  return {
    /** Resolves to whether the emulator answers as such. */
    async ready(): Promise<boolean> {
      try {
        const { authEmulator } = await call<{ authEmulator?: { ready?: boolean } }>('/');
        return authEmulator?.ready === true;
      } catch {
        return false; // not listening yet: what this is here to find out
      }
    },

    /** Gives all accounts, ordered by localId. */
    async exportAccounts(): Promise<EmulatorRecord[]> {
      const records: EmulatorRecord[] = [];
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ maxResults: `${pageSize}`, nextPageToken: next ?? '' });
        const page = await call<{ users?: EmulatorRecord[]; nextPageToken?: string }>(
          `${accounts}:batchGet?${query}`,
        );
        records.push(...(page.users ?? []));
        next = page.nextPageToken;
      } while (next);
      return records;
    },

    /** Takes accounts as exported and puts them back. Raises an error that names the first one refused. */
    async importAccounts(records: EmulatorRecord[]): Promise<void> {
      for (let start = 0; start < records.length; start += pageSize) {
        const users = records.slice(start, start + pageSize);
        const { error = [] } = await call<{ error?: { index: number; message: string }[] }>(
          `${accounts}:batchCreate`,
          { users, allowOverwrite: true },
        );
        const [refused] = error;
        if (refused)
          throw new Error(
            `The Auth emulator refused the kept account ${users[refused.index]?.localId}: ${refused.message}`,
          );
        await keepSessions(users);
      }
    },

    /** Gives the mails (password reset, verification) that await their reader. */
    async unsentMails(): Promise<UnsentMail[]> {
      const path = `/emulator/v1/projects/${emulatorProject}/oobCodes`;
      return (await call<{ oobCodes?: UnsentMail[] }>(path)).oobCodes ?? [];
    },
  };

  /** An import counts as a change of password, which would sign everyone out: set the former instant again. */
  async function keepSessions(users: EmulatorRecord[]): Promise<void> {
    for (const { localId, validSince } of users)
      if (validSince !== undefined) await call(`${accounts}:update`, { localId, validSince });
  }
}

export type EmulatorRest = ReturnType<typeof emulatorRest>;
