import { createServer, type Server, type Socket } from 'node:net';
import type { Encodable } from './encode.ts';
import { Engine } from './engine.ts';
import { StoreError } from './errors.ts';
import { sqliteCode } from './lock.ts';
import type { Storage } from './storage.ts';
import { int } from './values.ts';
import { encodeReply, Framer, type Message, ProtocolError, parseMessage } from './wire.ts';

const MOST_UNSENT = 64 * 1024 * 1024;

/** The network side: connections in, commands to the engine, replies out after the commit. */
export class Connections {
  readonly server: Server;
  readonly engine: Engine;
  private readonly sockets = new Set<Socket>();
  private readonly fatal: (error: Error) => void;
  private count = 0;
  address = '';

  constructor(storage: Storage, fatal: (error: Error) => void) {
    this.engine = new Engine(storage);
    this.fatal = fatal;
    this.server = createServer({ noDelay: true }, (socket) => this.accept(socket));
  }

  private accept(socket: Socket): void {
    const framer = new Framer();
    const connectionId = ++this.count;
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    // a client that goes away in the middle is no event: its socket closes
    socket.on('error', () => socket.destroy());
    socket.on('drain', () => socket.resume());
    socket.on('data', (chunk: Buffer) => {
      try {
        for (const bytes of framer.push(chunk))
          this.answer(socket, parseMessage(bytes), connectionId);
      } catch (error) {
        if (!(error instanceof ProtocolError)) this.fatal(error as Error);
        socket.destroy();
      }
    });
  }

  private answer(socket: Socket, message: Message, connectionId: number): void {
    const reply = this.replyTo(message, connectionId);
    this.engine.storage.settle((failure) => {
      if (message.silent || socket.destroyed) return;
      this.send(socket, message, failure ? errorReply(failure) : reply);
    });
  }

  private send(socket: Socket, message: Message, reply: Encodable): void {
    let bytes: Buffer;
    try {
      bytes = encodeReply(message, reply);
    } catch (error) {
      bytes = encodeReply(message, errorReply(this.known(error)));
    }
    if (!socket.write(bytes) && socket.writableLength > MOST_UNSENT) socket.pause();
  }

  private replyTo(message: Message, connectionId: number): Encodable {
    try {
      return this.engine.run(message.command(), { connectionId, address: this.address });
    } catch (error) {
      return errorReply(this.known(error));
    }
  }

  private known(error: unknown): StoreError {
    if (error instanceof StoreError) return error;
    const cause = error instanceof Error ? error : new Error(String(error));
    if (sqliteCode(error) !== undefined) this.fatal(cause);
    return new StoreError(8, `embedded store: internal error: ${cause.message}`);
  }

  /** Ends all connections and stops listening. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      for (const socket of this.sockets) socket.destroy();
    });
  }
}

function errorReply(error: StoreError): Encodable {
  return {
    ok: 0,
    errmsg: error.message,
    code: int(error.code),
    codeName: error.codeName,
    ...(error.extra as Record<string, Encodable>),
  };
}
