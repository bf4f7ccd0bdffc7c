import { decode } from '../bson/decode.ts';
import { type Encodable, encode } from '../bson/encode.ts';
import type { Doc } from '../bson/values.ts';
import { StoreError } from '../errors.ts';

/** A request off the wire. `command` raises an error if its content is invalid. */
export type Message = {
  readonly requestId: number;
  /** Came as OP_QUERY, which drivers send first, and is answered by OP_REPLY. */
  readonly isQuery: boolean;
  readonly silent: boolean;
  readonly command: () => Doc;
};

/** Raised for bytes after which the connection can't continue. */
export class ProtocolError extends Error {}

const headerSize = 16;
const maxMessageSize = 48_000_000;
const opReply = 1;
const opQuery = 2004;
const opMsg = 2013;
const moreToCome = 2;

/** Cuts a stream of bytes into messages. */
export class MessageReader {
  #chunks: Buffer[] = [];
  #size = 0;

  /** Takes bytes and returns the complete messages. Raises ProtocolError. */
  *push(chunk: Buffer): Generator<Buffer> {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    while (this.#size >= 4) {
      const [first = chunk] = this.#chunks;
      const length = (first.length >= 4 ? first : this.#join()).readInt32LE(0);
      if (length < headerSize + 5 || length > maxMessageSize) {
        throw new ProtocolError(`a message of ${length} bytes`);
      }
      if (this.#size < length) return;
      const all = this.#join();
      this.#chunks = [all.subarray(length)];
      this.#size -= length;
      yield all.subarray(0, length);
    }
  }

  #join(): Buffer {
    const all = Buffer.concat(this.#chunks, this.#size);
    this.#chunks = [all];
    return all;
  }
}

/** Reads one whole message. Raises ProtocolError if its outer structure is invalid. */
export function parseMessage(bytes: Buffer): Message {
  const requestId = bytes.readInt32LE(4);
  const opCode = bytes.readInt32LE(12);
  if (opCode === opQuery) {
    return { requestId, isQuery: true, silent: false, command: () => parseQuery(bytes) };
  }
  if (opCode !== opMsg) throw new ProtocolError(`operation ${opCode} is not supported`);
  const flags = bytes.readUInt32LE(headerSize);
  // The first required flag announces a checksum, which no driver sends.
  if ((flags & 0xfffd) !== 0) throw new ProtocolError(`the flags ${flags} are not supported`);
  const silent = (flags & moreToCome) !== 0;
  return { requestId, isQuery: false, silent, command: () => parseSections(bytes) };
}

const malformed = (what: string) => new StoreError(22, `invalid BSON: ${what} is cut short`);

/** Reads a document; returns it and its end. */
function parseDocument(bytes: Buffer, at: number, end: number): [Doc, number] {
  const length = at + 5 <= end ? bytes.readInt32LE(at) : 0;
  if (length < 5 || at + length > end) throw malformed('a document');
  return [decode(bytes.subarray(at, at + length)), at + length];
}

function parseSections(bytes: Buffer): Doc {
  let body: Doc | undefined;
  const sequences = new Map<string, Doc[]>();
  for (let at = headerSize + 4; at < bytes.length; ) {
    const kind = bytes[at++];
    if (kind === 1) at = parseSequence(bytes, at, sequences);
    else if (kind === 0 && !body) [body, at] = parseDocument(bytes, at, bytes.length);
    else throw new StoreError(40432, `an unknown or repeated section of kind ${kind}`);
  }
  if (!body) throw new StoreError(40587, 'OP_MSG messages must have a body');
  return new Map([...body, ...sequences]);
}

/** Reads a document sequence, the long array of a command; returns its end. */
function parseSequence(bytes: Buffer, from: number, into: Map<string, Doc[]>): number {
  const end = from + (from + 4 <= bytes.length ? bytes.readInt32LE(from) : 0);
  const nameEnd = bytes.indexOf(0, from + 4);
  if (end > bytes.length || nameEnd < 0 || nameEnd >= end) throw malformed('a document sequence');
  const docs: Doc[] = [];
  into.set(bytes.toString('utf8', from + 4, nameEnd), docs);
  for (let at = nameEnd + 1; at < end; ) {
    const [doc, next] = parseDocument(bytes, at, end);
    docs.push(doc);
    at = next;
  }
  return end;
}

function parseQuery(bytes: Buffer): Doc {
  const nameEnd = bytes.indexOf(0, headerSize + 4);
  const name = bytes.toString('utf8', headerSize + 4, nameEnd);
  const [doc] = parseDocument(bytes, nameEnd + 9, bytes.length);
  const isHello = /^(hello|ismaster)$/i.test(doc.keys().next().value ?? '');
  if (nameEnd < 0 || !name.endsWith('.$cmd') || !isHello) {
    throw new StoreError(
      352,
      'Unsupported OP_QUERY command. The client driver may require an upgrade.',
    );
  }
  return doc.set('$db', name.slice(0, -'.$cmd'.length));
}

let lastId = 0;

/** The bytes that answer a message. */
export function encodeReply({ requestId, isQuery }: Message, reply: Encodable): Buffer {
  const body = encode(reply as Doc);
  const start = headerSize + (isQuery ? 20 : 5);
  const bytes = Buffer.alloc(start + body.length);
  lastId = (lastId + 1) | 0;
  const header = [bytes.length, lastId, requestId, isQuery ? opReply : opMsg];
  // OP_REPLY: flags (8: the server awaits data), cursor, first document, number of documents.
  if (isQuery) header.push(8, 0, 0, 0, 1);
  for (const [i, field] of header.entries()) bytes.writeInt32LE(field, i * 4);
  body.copy(bytes, start);
  return bytes;
}
