import { dirname, relative } from 'node:path';
import type { Types } from '@graphql-codegen/plugin-helpers';
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';

type Config = {
  /** The generated file with the types of all operations and fragments. */
  typesFile: string;
  /** The file with `useMutationOnce`. */
  mutationFile: string;
  /** The file with `withFetchPage`. */
  pageFile: string;
  /** The generated file that lists all operations, for tests. */
  listFile: string;
};
type Definition = OperationDefinitionNode | FragmentDefinitionNode;
type Fragments = Map<string, { file: string; definition: FragmentDefinitionNode }>;

/**
 * Generates a file beside each file that declares GraphQL documents: `WishListPage.generated.ts` holds
 * the parsed documents of `WishListPage.tsx` and a typed hook for each of its operations. Each document
 * is thus loaded with the screen that uses it, and shares the definitions of its fragments.
 */
export const hooksPreset: Types.OutputPreset<Config> = {
  buildGeneratesSection({ documents, schema, presetConfig }) {
    const files = new Map<string, Definition[]>();
    const fragments: Fragments = new Map();
    for (const { location, document } of documents) {
      const file = relative(process.cwd(), location ?? '');
      const definitions = (document?.definitions ?? []).filter(isNamed);
      files.set(file, [...(files.get(file) ?? []), ...definitions]);
      for (const definition of definitions) {
        if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
        fragments.set(definition.name.value, { file, definition });
      }
    }
    const output = (filename: string, content: () => string) => ({
      filename,
      schema,
      // What all documents refer to is checked once, where their types are generated.
      documents: [],
      config: {},
      plugins: [{ content: {} }],
      pluginMap: { content: { plugin: content } },
    });
    return [
      ...[...files].map(([file, definitions]) =>
        output(generatedName(file), () => contentOf(file, definitions, fragments, presetConfig)),
      ),
      output(presetConfig.listFile, () => listOf(files, presetConfig.listFile)),
    ];
  },
};

const isNamed = (node: DefinitionNode): node is Definition =>
  node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION;

const generatedName = (file: string) => file.replace(/\.tsx?$/, '.generated.ts');

function pathBetween(from: string, to: string): string {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

const nameOf = ({ name }: Definition) => name?.value ?? '';

/** As the types' generator writes a name: `Receipt_payment` becomes `Receipt_Payment`. */
const pascalCase = (name: string) =>
  name.replace(
    /(^|_)([a-z])/g,
    (_whole, before: string, letter: string) => before + letter.toUpperCase(),
  );

function contentOf(file: string, own: Definition[], fragments: Fragments, config: Config): string {
  const imports = new Map<string, Set<string>>();
  const add = (from: string, name: string) =>
    imports.set(from, (imports.get(from) ?? new Set()).add(name));
  const pathTo = (target: string) => pathBetween(file, target);
  const parts = own.flatMap((definition) => {
    const used = fragmentsOf(definition, fragments);
    for (const name of used) {
      const home = fragments.get(name)?.file ?? '';
      if (home !== file) add(pathTo(generatedName(home)), name);
    }
    const types = typesOf(definition);
    for (const type of types) add(pathTo(config.typesFile), `type ${type}`);
    const [data = '', variables = 'Record<string, never>'] = types;
    add('@apollo/client', 'type TypedDocumentNode');
    const document = (first: string) =>
      `{ kind: 'Document', definitions: [${[first, ...used].join(', ')}] } as unknown as TypedDocumentNode<${data}, ${variables}>`;
    const name = pascalCase(nameOf(definition));
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      return [`export const ${name}FragmentDoc = ${document(nameOf(definition))};`];
    }
    const lines = [`export const ${name}Document = ${document(compact(definition))};`];
    const optional = needsVariables(definition) ? '' : '?';
    const generics = `<${data}, ${variables}>`;
    if (definition.operation === 'subscription') {
      add('@apollo/client/react', 'useSubscription');
      lines.push(
        `export const use${data} = (options${optional}: useSubscription.Options${generics}) => useSubscription(${name}Document, options);`,
      );
    } else if (definition.operation === 'query') {
      add('@apollo/client/react', 'useQuery');
      add('@apollo/client', 'type ApolloClient');
      let result = `useQuery(${name}Document, options)`;
      if (isPaged(definition)) {
        add(pathTo(config.pageFile), 'withFetchPage');
        result = `withFetchPage(${result})`;
      }
      lines.push(
        `export const use${data} = (options${optional}: useQuery.Options${generics}) => ${result};`,
        `export const fetch${data} = (client: ApolloClient, options${optional}: Omit<ApolloClient.QueryOptions${generics}, 'query'>) => client.query${generics}({ ...options, query: ${name}Document } as ApolloClient.QueryOptions${generics});`,
      );
    } else {
      add(pathTo(config.mutationFile), 'type MutationOnceOptions');
      add(pathTo(config.mutationFile), 'useMutationOnce');
      add('@apollo/client', 'type ApolloClient');
      lines.push(
        `export type ${data}Options = MutationOnceOptions${generics};`,
        `export const use${data} = (options?: ${data}Options) => useMutationOnce(${name}Document, options);`,
        `export const send${data} = (client: ApolloClient, options${optional}: Omit<ApolloClient.MutateOptions${generics}, 'mutation'>) => client.mutate${generics}({ ...options, mutation: ${name}Document } as ApolloClient.MutateOptions${generics});`,
      );
    }
    return lines;
  });
  const importLines = [...imports]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}';`);
  // First, since documents refer to them.
  const ownFragments = own
    .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
    .map((definition) => `export const ${nameOf(definition)} = ${compact(definition)};`);
  return fileOf([...importLines, ...ownFragments, ...parts]);
}

/** Whether a query has the variable after whose cursor a page of its list begins. */
const isPaged = ({ variableDefinitions }: OperationDefinitionNode): boolean =>
  variableDefinitions?.some(({ variable }) => variable.name.value === 'after') ?? false;

const fileOf = (lines: string[]) =>
  `${['// Generated by "npm run codegen".', ...lines].join('\n')}\n`;

/** A list of all operations that are declared outside tests, for tests that try each. */
function listOf(files: Map<string, Definition[]>, listFile: string): string {
  const operations = [...files].flatMap(([file, definitions]) => {
    const names = definitions
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      .map((definition) => `${pascalCase(nameOf(definition))}Document`);
    if (/\.test\./.test(file) || names.length === 0) return [];
    return [{ names, path: pathBetween(listFile, generatedName(file)) }];
  });
  return fileOf([
    ...operations.map(({ names, path }) => `import { ${names.join(', ')} } from '${path}';`),
    `export const operations = [${operations.flatMap(({ names }) => names).join(', ')}];`,
  ]);
}

const needsVariables = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );

function typesOf(definition: Definition): string[] {
  const name = pascalCase(nameOf(definition));
  if (definition.kind === Kind.FRAGMENT_DEFINITION) return [`${name}Fragment`];
  const kind = pascalCase(definition.operation);
  return [`${name}${kind}`, `${name}${kind}Variables`];
}

/** The names of all fragments that a definition spreads, those within its fragments included. */
function fragmentsOf(definition: Definition, all: Fragments): string[] {
  const found = new Set<string>();
  const collect = (node: Definition) =>
    visit(node, {
      FragmentSpread({ name: { value } }) {
        if (found.has(value)) return;
        const fragment = all.get(value);
        if (!fragment) throw new Error(`${nameOf(definition)} spreads ${value}, which is unknown.`);
        found.add(value);
        collect(fragment.definition);
      },
    });
  collect(definition);
  return [...found].sort();
}

/** A definition as a literal, without what may be left out: places in the source and empty lists. */
const compact = (definition: Definition) =>
  JSON.stringify(definition, (key, value: unknown) =>
    key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );
