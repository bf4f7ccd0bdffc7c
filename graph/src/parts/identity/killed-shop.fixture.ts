import { pino } from 'pino';
import { openEmulator } from './emulator.identity.ts';

// A process to be killed in a test: opens the identity part in the folder given, keeps one account, tells
// of it, and waits.
const [, , dataDir = ''] = process.argv;
const identity = await openEmulator(0, { dataDir, log: pino({ enabled: false }) });
const { uid } = await identity.create({ email: 'kept@example.com', password: 'Treadmill1!' });
await identity.persist();
process.send?.({ uid, url: identity.browser.emulatorUrl });
