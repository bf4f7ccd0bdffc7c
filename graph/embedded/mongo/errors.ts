/** MongoDB's names of the codes that the store raises. */
const codeNames: Record<number, string> = {
  2: 'BadValue',
  8: 'UnknownError',
  9: 'FailedToParse',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  15: 'Overflow',
  16: 'InvalidLength',
  22: 'InvalidBSON',
  26: 'NamespaceNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  100: 'UnsatisfiableWriteConcern',
  171: 'CannotIndexParallelArrays',
  197: 'InvalidIndexSpecificationOption',
  225: 'TransactionTooOld',
  263: 'OperationNotSupportedInTransaction',
  352: 'UnsupportedOpQueryCommand',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
};

/** An error that is answered to the client with MongoDB's code; `extra` joins the reply's fields. */
export class StoreError extends Error {
  readonly code: number;
  readonly extra: Record<string, unknown>;

  constructor(code: number, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.name = 'StoreError';
    this.code = code;
    this.extra = extra;
  }

  /** MongoDB's name of the code. Codes without a name use their location. */
  get codeName(): string {
    return codeNames[this.code] ?? `Location${this.code}`;
  }
}

/** Refuses a feature of MongoDB that this store lacks, with the code that MongoDB would use. */
export const unsupported = (what: string, code = 2): StoreError =>
  new StoreError(code, `embedded store: ${what} is not supported; set MONGODB_URI to use MongoDB`);
