import { createServer, type Server, type Socket } from 'node:net';
import { sqliteCode } from '../../sqlite/lock.ts';
import type { Encodable } from '../bson/encode.ts';
import { type Doc, int, isDoc } from '../bson/values.ts';
import { isWrite, runCommand } from '../commands/run-command.ts';
import type { Engine } from '../engine.ts';
import { StoreError } from '../errors.ts';
import {
  encodeReply,
  type Message,
  MessageReader,
  ProtocolError,
  parseMessage,
} from './messages.ts';

/** A listener for writes by other clients. `ownClient` is the `appName` whose writes it doesn't hear about. */
type WriteListener = { readonly ownClient: string | null; readonly onOtherWrite: () => void };

/** A client's connection; `name` is the `appName` of its driver. */
type Client = { readonly connectionId: number; name: string | null };

const maxUnsentBytes = 64 * 1024 * 1024;

/** The network side: accepts connections, passes commands to the engine, and replies after the commit. */
export class Connections {
  readonly server: Server;
  readonly #engine: Engine;
  readonly #sockets = new Set<Socket>();
  readonly #onFatal: (error: Error) => void;
  readonly #writes: WriteListener;
  #count = 0;
  /** The address the store reports to its clients. */
  address = '';

  constructor(engine: Engine, onFatal: (error: Error) => void, writes: WriteListener) {
    this.#engine = engine;
    this.#onFatal = onFatal;
    this.#writes = writes;
    this.server = createServer({ noDelay: true }, (socket) => this.#accept(socket));
  }

  #accept(socket: Socket): void {
    const reader = new MessageReader();
    const client: Client = { connectionId: ++this.#count, name: null };
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    // A client may disconnect at any time; its socket closes.
    socket.on('error', () => socket.destroy());
    socket.on('drain', () => socket.resume());
    socket.on('data', (chunk: Buffer) => {
      try {
        for (const bytes of reader.push(chunk)) {
          this.#answer(socket, parseMessage(bytes), client);
        }
      } catch (error) {
        if (!(error instanceof ProtocolError)) this.#onFatal(error as Error);
        socket.destroy();
      }
    });
  }

  #answer(socket: Socket, message: Message, client: Client): void {
    let isOtherWrite = false;
    const reply = this.#orError(() => {
      const command = message.command();
      client.name ??= clientName(command);
      isOtherWrite = isWrite(command) && client.name !== this.#writes.ownClient;
      const connection = { connectionId: client.connectionId, address: this.address };
      return encodeReply(message, runCommand(this.#engine, command, connection));
    }, message);
    this.#engine.storage.whenCommitted((failure) => {
      if (isOtherWrite) this.#writes.onOtherWrite();
      if (message.silent || socket.destroyed) return;
      const bytes = failure ? encodeReply(message, errorReply(failure)) : reply;
      if (!socket.write(bytes) && socket.writableLength > maxUnsentBytes) socket.pause();
    });
  }

  /** The bytes of a reply, or of the error that came in its place. */
  #orError(reply: () => Buffer, message: Message): Buffer {
    try {
      return reply();
    } catch (error) {
      if (error instanceof StoreError) return encodeReply(message, errorReply(error));
      const cause = error instanceof Error ? error : new Error(String(error));
      if (sqliteCode(error) !== undefined) this.#onFatal(cause);
      const internal = new StoreError(8, `embedded store: internal error: ${cause.message}`);
      return encodeReply(message, errorReply(internal));
    }
  }

  /** Ends all connections and stops listening. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      for (const socket of this.#sockets) socket.destroy();
    });
  }
}

/** `appName` in a driver's handshake, by MongoDB's handshake specification. */
function clientName(command: Doc): string | null {
  const client = command.get('client');
  const application = isDoc(client) ? client.get('application') : undefined;
  const name = isDoc(application) ? application.get('name') : undefined;
  return typeof name === 'string' ? name : null;
}

const errorReply = ({ message, code, codeName, extra }: StoreError): Encodable => ({
  ok: 0,
  errmsg: message,
  code: int(code),
  codeName,
  ...(extra as Record<string, Encodable>),
});
