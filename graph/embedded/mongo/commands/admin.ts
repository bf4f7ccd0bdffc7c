import type { Encodable } from '../encode.ts';
import type { Command, Engine, Peer } from '../engine.ts';
import { StoreError } from '../errors.ts';
import { sessionOf } from '../retries.ts';
import { int, isDoc } from '../values.ts';

const VERSION = '7.0.0';
const MAX_DOCUMENT = 16 * 1024 * 1024;
const MAX_MESSAGE = 48_000_000;
const MAX_BATCH = 100_000;

/** The description of the server: a replica set of one, so that drivers send retryable writes. */
function describeServer(legacy: boolean, { connectionId, address }: Peer): Encodable {
  return {
    helloOk: true,
    [legacy ? 'ismaster' : 'isWritablePrimary']: true,
    secondary: false,
    setName: 'embedded',
    setVersion: int(1),
    hosts: [address],
    primary: address,
    me: address,
    maxBsonObjectSize: int(MAX_DOCUMENT),
    maxMessageSizeBytes: int(MAX_MESSAGE),
    maxWriteBatchSize: int(MAX_BATCH),
    localTime: new Date(),
    logicalSessionTimeoutMinutes: int(30),
    connectionId: int(connectionId),
    minWireVersion: int(0),
    maxWireVersion: int(21),
    readOnly: false,
    ok: 1,
  };
}

const hello: Command = (_engine, _args, peer) => describeServer(false, peer);
const isMaster: Command = (_engine, _args, peer) => describeServer(true, peer);
const ping: Command = () => ({ ok: 1 });

const buildInfo: Command = () => ({
  version: VERSION,
  gitVersion: 'embedded',
  modules: ['embedded store'],
  versionArray: VERSION.split('.')
    .map((part) => int(Number(part)))
    .concat(int(0)),
  bits: int(64),
  debug: false,
  maxBsonObjectSize: int(MAX_DOCUMENT),
  storageEngines: ['sqlite'],
  ok: 1,
});

const endSessions: Command = (engine, args) => {
  for (const lsid of args.array(args.command) ?? []) {
    const session = isDoc(lsid) ? sessionOf(new Map([['lsid', lsid]])) : undefined;
    if (session !== undefined) engine.cursors.endSession(session);
  }
  return { ok: 1 };
};

const connectionStatus: Command = () => ({
  authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] },
  ok: 1,
});

const getParameter: Command = (_engine: Engine, args) => {
  if (args.doc.has('featureCompatibilityVersion')) {
    return { featureCompatibilityVersion: { version: '7.0' }, ok: 1 };
  }
  throw new StoreError(72, 'no option found to get');
};

export const ADMIN: Record<string, Command> = {
  hello,
  isMaster,
  ismaster: isMaster,
  ping,
  buildInfo,
  buildinfo: buildInfo,
  endSessions,
  refreshSessions: ping,
  killSessions: endSessions,
  connectionStatus,
  getParameter,
};
