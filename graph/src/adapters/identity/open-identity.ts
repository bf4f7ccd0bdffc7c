import type { Logger } from 'pino';
import { runningEmulator } from '../../../embedded/auth/emulator.ts';
import type { HostedSettings, IdentitySettings } from '../../config/identity.settings.ts';
import { connectEmulator, openEmulatorIdentity } from './emulator.identity.ts';
import { firebaseAccounts } from './firebase.accounts.ts';
import { hostedAuth } from './firebase.auth.ts';
import type { Identity } from './identity.ts';

/**
 * Opens the identity provider that the settings name. The emulator keeps its files in `dataDir/identity`.
 * @throws an error of one line when the emulator cannot start; FirebaseAppError when a hosted project's private key
 *   cannot be read
 */
export async function openIdentity(
  settings: IdentitySettings,
  options: { dataDir: string; log: Logger },
): Promise<Identity> {
  switch (settings.kind) {
    case 'hosted':
      return openHosted(settings);
    case 'connected':
      return connectEmulator(settings.url);
    case 'emulator':
      return openEmulatorIdentity(settings.port, options);
  }
}

/**
 * Reaches identity for a command that may run beside the shop: the running shop's emulator, or else as `openIdentity`
 * does.
 * @throws as `openIdentity`
 */
export async function reachIdentity(
  settings: IdentitySettings,
  options: { dataDir: string; log: Logger },
): Promise<Identity> {
  const url = settings.kind === 'emulator' ? await runningEmulator(options.dataDir) : null;
  return url ? connectEmulator(url) : openIdentity(settings, options);
}

function openHosted(settings: HostedSettings): Identity {
  const { projectId, apiKey, authDomain } = settings;
  return {
    ...firebaseAccounts(hostedAuth(settings)),
    hosted: true,
    startedEmpty: async () => false,
    browser: { projectId, apiKey, authDomain, emulatorUrl: null },
    stop: async () => undefined,
  };
}
