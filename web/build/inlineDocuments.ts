import { type DocumentNode, Kind } from 'graphql';
import type { Plugin } from 'vite';
import * as generated from '../src/generated/graphql.ts';

const call =
  /\b(?:(\w+)\s*=\s*)?graphql\(\s*`\s*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`\s*,?\s*\)/g;

const documents = new Map<string, string>();
for (const document of Object.values(generated) as unknown as DocumentNode[]) {
  const [first] = document.definitions;
  if (first?.kind !== Kind.OPERATION_DEFINITION && first?.kind !== Kind.FRAGMENT_DEFINITION)
    continue;
  if (first.name) documents.set(first.name.value, JSON.stringify(document));
}

/** A fragment that is only unmasked is wanted for its type: `unmask` does not look at it. */
function isOnlyUnmasked(constant: string, code: string): boolean {
  const uses = code.match(new RegExp(`\\b${constant}\\b(?!\\s+on\\b)`, 'g'))?.length ?? 0;
  const harmless = new RegExp(`\\b(?:unmask\\(\\s*|typeof\\s+)${constant}\\b`, 'g');
  return uses === 1 + (code.match(harmless)?.length ?? 0);
}

/**
 * Puts each GraphQL document into the file that asks for it. The generated `graphql()` looks it up
 * in a table of all documents, which would bring every screen's operations to the first page.
 */
export function inlineDocuments(): Plugin {
  return {
    name: 'inline-documents',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      // What is left of the generated files is types: nothing there needs to run.
      if (id.includes('/src/generated/')) return { code, map: null, moduleSideEffects: false };
      if (!code.includes('graphql(`')) return null;
      return {
        code: code.replace(
          call,
          (_whole, constant: string | undefined, kind: string, name: string) => {
            const document = documents.get(name);
            if (!document) throw new Error(`${name} in ${id} is unknown: run "npm run codegen".`);
            if (!constant) return `(${document})`;
            const isType = kind === 'fragment' && isOnlyUnmasked(constant, code);
            return `${constant} = ${isType ? '{}' : document}`;
          },
        ),
        map: null,
      };
    },
  };
}
