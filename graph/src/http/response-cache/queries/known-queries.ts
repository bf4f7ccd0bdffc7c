import {
  type DocumentNode,
  getOperationAST,
  type OperationDefinitionNode,
  OperationTypeNode,
  stripIgnoredCharacters,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { RequestParameters } from './request-parameters.ts';

/** A document that Apollo Server has parsed and validated. */
type KnownDocument = {
  id: number;
  text: string;
  document: DocumentNode;
  hasAdvertisements: boolean;
};

/** A query of such a document. */
export type KnownQuery = {
  document: DocumentNode;
  /** Whether it came with the very text that was validated, so that places in errors are right. */
  isSameText: boolean;
  /** Names what is asked: the same for all that is written, or padded with variables, differently only. */
  key: string;
  /** Whether the answer has products that take turns by the minute. */
  hasAdvertisements: boolean;
};

const bounds = { max: 1_000, maxSize: 2 * 1024 * 1024 };

/** Documents by their texts. What is written differently only, by comments or white space, is the same. */
export class KnownQueries {
  readonly #documents = new LRUCache<string, KnownDocument>({
    ...bounds,
    sizeCalculation: (_document, text) => text.length + 1,
  });
  #ids = 0;

  /** Keeps a document that is valid. */
  learn(text: string, document: DocumentNode): void {
    const normal = stripIgnoredCharacters(text);
    const id = this.#documents.get(normal)?.id ?? ++this.#ids;
    // Another operation of the document may have them: an answer that is kept for less is right, too.
    const hasAdvertisements = /\badvertisements\b/.test(text);
    const known = { id, text, document, hasAdvertisements };
    this.#documents.set(text, known).set(normal, known);
  }

  /** The query that is asked for; null unless its document is known. */
  find({ query, operationName, variables = {} }: RequestParameters): KnownQuery | null {
    const known = this.#documents.get(query) ?? this.#documents.get(normalOf(query));
    const definition = known && getOperationAST(known.document, operationName);
    if (definition?.operation !== OperationTypeNode.QUERY) return null;
    const { id, text, document, hasAdvertisements } = known as KnownDocument;
    const asked = JSON.stringify(declaredOf(definition, variables));
    const key = `${id}\n${operationName}\n${asked}`;
    return { document, isSameText: text === query, key, hasAdvertisements };
  }
}

/** A text without what says nothing; one that is no GraphQL as it is. */
function normalOf(text: string): string {
  try {
    return stripIgnoredCharacters(text);
  } catch {
    return text;
  }
}

/** The variables that an operation declares: others have no effect on its answer. */
function declaredOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  const declared: Record<string, unknown> = {};
  for (const { variable } of variableDefinitions) {
    const { value: name } = variable.name;
    if (Object.hasOwn(variables, name)) declared[name] = variables[name];
  }
  return declared;
}
