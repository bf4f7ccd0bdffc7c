import { crc32c } from './crc32c.ts';
import { decode } from './decode.ts';
import { type Encodable, encode } from './encode.ts';
import { StoreError } from './errors.ts';
import type { Doc } from './values.ts';

/** A request off the wire; `command` throws what is wrong with its content. */
export interface Message {
  readonly requestId: number;
  readonly legacy: boolean;
  /** Whether the client wants no reply. */
  readonly silent: boolean;
  readonly command: () => Doc;
}

/** Raised for bytes after which the connection makes no sense any more. */
export class ProtocolError extends Error {}

const HEADER = 16;
const LONGEST = 48_000_000;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM = 1;
const MORE_TO_COME = 2;

/** Cuts a stream of bytes into messages. */
export class Framer {
  private chunks: Buffer[] = [];
  private size = 0;

  /** Takes bytes, gives the messages they complete. Raises ProtocolError. */
  *push(chunk: Buffer): Generator<Buffer> {
    this.chunks.push(chunk);
    this.size += chunk.length;
    while (this.size >= 4) {
      const length = this.head().readInt32LE(0);
      if (length < HEADER || length > LONGEST)
        throw new ProtocolError(`a message of ${length} bytes`);
      if (this.size < length) return;
      const all = Buffer.concat(this.chunks, this.size);
      this.chunks = [all.subarray(length)];
      this.size -= length;
      yield all.subarray(0, length);
    }
  }

  private head(): Buffer {
    const [first] = this.chunks;
    if (first && first.length >= 4) return first;
    const all = Buffer.concat(this.chunks, this.size);
    this.chunks = [all];
    return all;
  }
}

/** Reads one whole message. Raises ProtocolError where not even its outline holds. */
export function parseMessage(bytes: Buffer): Message {
  const requestId = bytes.readInt32LE(4);
  const opCode = bytes.readInt32LE(12);
  if (opCode === OP_QUERY) {
    return { requestId, legacy: true, silent: false, command: () => parseQuery(bytes) };
  }
  if (opCode !== OP_MSG) throw new ProtocolError(`operation ${opCode} is not supported`);
  if (bytes.length < HEADER + 5) throw new ProtocolError('a message without content');
  const flags = bytes.readUInt32LE(HEADER);
  if ((flags & 0xfffc) !== 0) throw new ProtocolError(`unknown required flags ${flags}`);
  const end = (flags & CHECKSUM) !== 0 ? bytes.length - 4 : bytes.length;
  if (end !== bytes.length && crc32c(bytes.subarray(0, end)) !== bytes.readUInt32LE(end)) {
    throw new ProtocolError('the checksum of a message does not hold');
  }
  const silent = (flags & MORE_TO_COME) !== 0;
  return { requestId, legacy: false, silent, command: () => parseSections(bytes, end) };
}

function document(bytes: Buffer, at: number, end: number): [Doc, number] {
  if (at + 5 > end) throw new StoreError(22, 'invalid BSON: a section is cut short');
  const length = bytes.readInt32LE(at);
  if (length < 5 || at + length > end)
    throw new StoreError(22, 'invalid BSON: a document overruns its section');
  return [decode(bytes.subarray(at, at + length)), at + length];
}

function parseSections(bytes: Buffer, end: number): Doc {
  let body: Doc | undefined;
  const sequences = new Map<string, Doc[]>();
  let at = HEADER + 4;
  while (at < end) {
    const kind = bytes[at++];
    if (kind === 0) {
      if (body) throw new StoreError(40430, 'Multiple body sections in message');
      [body, at] = document(bytes, at, end);
    } else if (kind === 1) at = parseSequence(bytes, at, end, sequences);
    else throw new StoreError(40432, `Unknown section kind ${kind}`);
  }
  if (!body) throw new StoreError(40587, 'OP_MSG messages must have a body');
  for (const [name, docs] of sequences) {
    if (body.has(name))
      throw new StoreError(40433, `Duplicate field between body and document sequence ${name}`);
    body.set(name, docs);
  }
  return body;
}

function parseSequence(bytes: Buffer, from: number, end: number, into: Map<string, Doc[]>): number {
  const length = from + 4 <= end ? bytes.readInt32LE(from) : -1;
  const stop = from + length;
  const nameEnd = bytes.indexOf(0, from + 4);
  if (length < 5 || stop > end || nameEnd < 0 || nameEnd >= stop) {
    throw new StoreError(22, 'invalid BSON: a document sequence is cut short');
  }
  const name = bytes.toString('utf8', from + 4, nameEnd);
  if (into.has(name)) throw new StoreError(40431, `Duplicate document sequence: ${name}`);
  const docs: Doc[] = [];
  let at = nameEnd + 1;
  while (at < stop) {
    const [doc, next] = document(bytes, at, stop);
    docs.push(doc);
    at = next;
  }
  into.set(name, docs);
  return stop;
}

function parseQuery(bytes: Buffer): Doc {
  const nameEnd = bytes.indexOf(0, HEADER + 4);
  if (nameEnd < 0) throw new StoreError(22, 'invalid BSON: a query without a namespace');
  const name = bytes.toString('utf8', HEADER + 4, nameEnd);
  const [doc] = document(bytes, nameEnd + 9, bytes.length);
  const [command] = doc.keys();
  if (!name.endsWith('.$cmd') || !['hello', 'isMaster', 'ismaster'].includes(command ?? '')) {
    throw new StoreError(
      352,
      'Unsupported OP_QUERY command. The client driver may require an upgrade.',
    );
  }
  doc.set('$db', name.slice(0, -'.$cmd'.length));
  return doc;
}

let nextId = 0;

/** The bytes that answer a message. */
export function encodeReply({ requestId, legacy }: Message, reply: Encodable): Buffer {
  const body = encode(reply as Doc);
  const extra = legacy ? 20 : 5;
  const bytes = Buffer.alloc(HEADER + extra + body.length);
  bytes.writeInt32LE(bytes.length, 0);
  nextId = (nextId + 1) | 0;
  bytes.writeInt32LE(nextId, 4);
  bytes.writeInt32LE(requestId, 8);
  bytes.writeInt32LE(legacy ? OP_REPLY : OP_MSG, 12);
  if (legacy) {
    bytes.writeInt32LE(8, HEADER);
    bytes.writeInt32LE(1, HEADER + 16);
  }
  body.copy(bytes, HEADER + extra);
  return bytes;
}
