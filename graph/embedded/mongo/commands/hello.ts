import { int } from '../bson/values.ts';
import type { Command, Connection } from './command.ts';

const version = '7.0.0';

/** The description of the server: a replica set of one, so that drivers send retryable writes. */
const describeServer = ({ connectionId, address }: Connection) => ({
  helloOk: true,
  isWritablePrimary: true,
  ismaster: true,
  secondary: false,
  setName: 'embedded',
  setVersion: int(1),
  hosts: [address],
  primary: address,
  me: address,
  maxBsonObjectSize: int(16 * 1024 * 1024),
  maxMessageSizeBytes: int(48_000_000),
  maxWriteBatchSize: int(100_000),
  localTime: new Date(),
  logicalSessionTimeoutMinutes: int(30),
  connectionId: int(connectionId),
  minWireVersion: int(0),
  maxWireVersion: int(21),
  readOnly: false,
  ok: 1,
});

const hello: Command = (_engine, _args, connection) => describeServer(connection);
const ok: Command = () => ({ ok: 1 });

const buildInfo: Command = () => ({
  version,
  versionArray: [7, 0, 0, 0].map(int),
  bits: int(64),
  ok: 1,
});

/** Commands of the connection itself, and the first ones that a database browser sends. */
export const helloCommands: Record<string, Command> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: ok,
  endSessions: ok,
  buildInfo,
  // The driver's spelling.
  buildinfo: buildInfo,
  hostInfo: () => ({ system: {}, os: {}, ok: 1 }),
  connectionStatus: () => ({
    authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] },
    ok: 1,
  }),
};
