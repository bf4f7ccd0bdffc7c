import { globSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Types } from '@graphql-codegen/plugin-helpers';
import {
  type DefinitionNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type InlineFragmentNode,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { withImpliedFields } from './implied-fields.ts';

type Config = {
  /** The generated file with the types of all operations and fragments. */
  typesFile: string;
  /** The file with `useMutationOnce`. */
  mutationFile: string;
  /** The file of the documents derived from the schema alone. Every feature that names one exports it. */
  derivedFile: string;
  /** The file with `withFetchPage`. */
  pageFile: string;
  /** The file with `field` and `spread`. */
  nodesFile: string;
  /** The generated file with the documents that only tests declare. */
  testsFile: string;
  /** The generated file that lists all operations of the client, for tests. */
  listFile: string;
};
type Definition = OperationDefinitionNode | FragmentDefinitionNode;
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Declared = { source: string; definition: Definition };
type Content = { file: string; definitions: Definition[] };
/** The identifiers that sources take from each generated file. */
type NamesOfFiles = ReadonlyMap<string, ReadonlySet<string>>;

/** Folders beside the generated files of the features. */
const documentsFolder = 'web/src/generated/documents';
const fragmentsFolder = 'web/src/generated/fragments';

/**
 * Generates a file per feature with its parsed documents and a typed hook for each operation. It exports only what some
 * file of the project names. Each document and fragment is a module of its own, which the feature's file re-exports: a
 * bundler can move modules between chunks but can't split one.
 */
export const hooksPreset: Types.OutputPreset<Config> = {
  buildGeneratesSection({ documents: read, schema, schemaAst, presetConfig }) {
    if (!schemaAst) throw new Error('Hooks cannot be generated without a schema.');
    const namesOfFiles = namesInUse(presetConfig);
    const documents = withImpliedFields(read, schemaAst);
    const declared = documents.flatMap(({ location, document }) =>
      (document?.definitions ?? []).filter(isNamed).map((definition) => ({
        source: relative(process.cwd(), location ?? ''),
        definition,
      })),
    );
    const fragments = new Map(
      declared.flatMap(({ definition }) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[nameOf(definition), definition]] : [],
      ),
    );
    const names = new Set([...namesOfFiles.values()].flatMap((some) => [...some]));
    const project = { fragments, names, config: presetConfig };
    const files = contentsOf(declared, namesOfFiles, presetConfig);
    const fragmentsInUse = new Set<string>();
    /** Files of documents, whose fragments are also generated. */
    const withFragments = ({ file, definitions }: Content) => {
      for (const definition of definitions.filter((one) => isGenerated(one, project))) {
        for (const name of fragmentsOf(definition, fragments)) fragmentsInUse.add(name);
        if (definition.kind === Kind.FRAGMENT_DEFINITION) fragmentsInUse.add(nameOf(definition));
      }
      return output(file, () => textOf({ file, definitions }, project));
    };
    const output = (filename: string, content: () => string) => ({
      filename,
      schema,
      // Otherwise it would be built again for each file.
      schemaAst,
      // The documents are checked once, where their types are generated.
      documents: [],
      config: {},
      plugins: [{ content: {} }],
      pluginMap: { content: { plugin: content } },
    });
    const written = new Set<string>();
    const isFirst = ({ file }: Content) => !written.has(file) && written.add(file);
    const outputs = files.flatMap((content) => {
      if (!content.file.startsWith('web/src/')) return [withFragments(content)];
      const documents = content.definitions
        .filter((definition) => isGenerated(definition, project))
        .map((definition) => ({ file: documentFileOf(definition), definitions: [definition] }));
      const all = documents.map(
        ({ file }) => `export * from '${pathBetween(content.file, file)}';`,
      );
      return [
        ...documents.filter(isFirst).map(withFragments),
        ...(all.length > 0 ? [output(content.file, () => fileOf(all))] : []),
      ];
    });
    return [
      ...outputs,
      ...[...fragmentsInUse]
        .sort()
        .map((name) => output(fragmentFileOf(name), () => fragmentFileText(name, project))),
      output(presetConfig.listFile, () => listOf(files, presetConfig)),
    ];
  },
};

/** The definitions by the files that they are generated in. */
function contentsOf(
  declared: readonly Declared[],
  namesOfFiles: NamesOfFiles,
  config: Config,
): Content[] {
  const contents = new Map<string, Definition[]>();
  for (const one of declared) {
    for (const file of filesOf(one, namesOfFiles, config)) {
      contents.set(file, [...(contents.get(file) ?? []), one.definition]);
    }
  }
  return [...contents].map(([file, definitions]) => ({ file, definitions }));
}

function filesOf(
  { source, definition }: Declared,
  namesOfFiles: NamesOfFiles,
  config: Config,
): string[] {
  if (source !== config.derivedFile) return [homeOf(source, config) ?? []].flat();
  return [...namesOfFiles].flatMap(([file, names]) =>
    file.startsWith('web/src/') && isNamedBy(definition, names) ? file : [],
  );
}

const fragmentFileOf = (name: string) => `${fragmentsFolder}/${name}.ts`;

const documentFileOf = (definition: Definition) =>
  `${documentsFolder}/${definition.kind === Kind.FRAGMENT_DEFINITION ? fragmentDocumentOf(definition) : pascalCase(nameOf(definition))}.ts`;

const fragmentDocumentOf = (definition: FragmentDefinitionNode) =>
  `${pascalCase(nameOf(definition))}FragmentDoc`;

/** Fragments that no file names as documents are generated only as parts of others. */
const isGenerated = (definition: Definition, { names }: Project) =>
  definition.kind === Kind.OPERATION_DEFINITION || names.has(fragmentDocumentOf(definition));

const isNamed = (node: DefinitionNode): node is Definition =>
  node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION;

/**
 * The generated file for the documents of a source file; null if the file only has fragments that all features share.
 */
function homeOf(source: string, { testsFile }: Config): string | null {
  if (/\.test\.tsx?$/.test(source)) return testsFile;
  if (!source.startsWith('web/src/')) return 'web/testing/generated/fullQueries.ts';
  // Live changes and the dashboard's menu load after the first page, which needs the root of `app`. The lists'
  // documents are large, and other screens of finding don't need them.
  const feature =
    /^web\/src\/(?:(?:features|screens)\/(?:finding\/(filters)|([^/]+))|app\/(live|dashboard)|(app))\//
      .exec(source)
      ?.slice(1);
  const name = feature?.find((part) => part !== undefined);
  return name ? `web/src/generated/${name}.ts` : null;
}

/** The identifiers in the sources, by the generated file that they take documents from; `''` if none. */
function namesInUse(config: Config): Map<string, Set<string>> {
  const sources = globSync('{web/{src,mocks,testing},graph/src,testkit}/**/*.{ts,tsx}').filter(
    (file) => !/(^|\/)generated\//.test(file),
  );
  const names = new Map<string, Set<string>>();
  for (const source of sources) {
    const file = (source.startsWith('web/') && homeOf(source, config)) || '';
    const known = names.get(file) ?? new Set();
    for (const name of readFileSync(source, 'utf8').match(/\b[A-Za-z]\w{5,}\b/g) ?? []) {
      known.add(name);
    }
    names.set(file, known);
  }
  return names;
}

/** Says whether the project names the document, hook or options generated for a mutation. */
const isNamedBy = (definition: Definition, names: ReadonlySet<string>): boolean => {
  const name = pascalCase(nameOf(definition));
  return [`${name}Document`, `use${name}Mutation`, `${name}MutationOptions`].some((one) =>
    names.has(one),
  );
};

function pathBetween(from: string, to: string): string {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

const nameOf = ({ name }: Definition) => name?.value ?? '';

/** Writes a name as the generator of the types does: `Receipt_payment` becomes `Receipt_Payment`. */
const pascalCase = (name: string) =>
  name.replace(
    /(^|_)([a-z])/g,
    (_whole, before: string, letter: string) => before + letter.toUpperCase(),
  );

type Project = {
  fragments: Fragments;
  /** Every identifier in handwritten files. */
  names: ReadonlySet<string>;
  config: Config;
};

class Imports {
  readonly #file: string;
  readonly #names = new Map<string, Set<string>>();

  constructor(file: string) {
    this.#file = file;
  }

  add(name: string, from: string): void {
    this.#names.set(from, (this.#names.get(from) ?? new Set()).add(name));
  }

  /** @param target a file of the project */
  addFrom(target: string, name: string): void {
    this.add(name, pathBetween(this.#file, target));
  }

  lines(): string[] {
    return [...this.#names]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}';`);
  }
}

function textOf({ file, definitions }: Content, project: Project): string {
  const imports = new Imports(file);
  const isListed = file !== project.config.testsFile;
  const parts = definitions.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION
      ? fragmentText(definition, project, imports)
      : operationText(definition, isListed, project, imports),
  );
  return fileOf([...imports.lines(), ...parts]);
}

function fragmentText(definition: FragmentDefinitionNode, project: Project, imports: Imports) {
  if (!isGenerated(definition, project)) return [];
  const name = nameOf(definition);
  imports.addFrom(fragmentFileOf(name), name);
  const document = documentText(definition, name, project, imports);
  return [`export const ${fragmentDocumentOf(definition)} = ${document};`];
}

/** The module with a fragment's definition. Documents are put together from these. */
function fragmentFileText(name: string, { fragments, config }: Project): string {
  const imports = new Imports(fragmentFileOf(name));
  const code = codeOf(fragments.get(name), imports, config.nodesFile);
  return fileOf([...imports.lines(), `export const ${name} = ${code};`]);
}

/** An operation's document, and its hook if some file names it. */
function operationText(
  definition: OperationDefinitionNode,
  isListed: boolean,
  project: Project,
  imports: Imports,
): string[] {
  const name = `${pascalCase(nameOf(definition))}Document`;
  const exported = isListed || project.names.has(name) ? 'export ' : '';
  const document = documentText(
    definition,
    codeOf(definition, imports, project.config.nodesFile),
    project,
    imports,
  );
  const hookText = definition.operation === 'mutation' ? mutationHookText : readHookText;
  return [
    `${exported}const ${name} = ${document};`,
    ...hookText(definition, name, project, imports),
  ];
}

/** @param first the definition, or the name of its fragment */
function documentText(
  definition: Definition,
  first: string,
  { fragments, config }: Project,
  imports: Imports,
): string {
  const spread = fragmentsOf(definition, fragments);
  imports.add('type TypedDocumentNode', '@apollo/client');
  for (const type of typesOf(definition)) imports.addFrom(config.typesFile, `type ${type}`);
  for (const name of spread) imports.addFrom(fragmentFileOf(name), name);
  return `{ kind: 'Document', definitions: [${[first, ...spread].join(', ')}] } as unknown as TypedDocumentNode${genericsOf(definition)}`;
}

function genericsOf(definition: Definition): string {
  const [data = '', variables = 'Record<string, never>'] = typesOf(definition);
  return `<${data}, ${variables}>`;
}

function mutationHookText(
  definition: OperationDefinitionNode,
  document: string,
  { names, config }: Project,
  imports: Imports,
): string[] {
  const [data = ''] = typesOf(definition);
  const [hook, options] = [`use${data}`, `${data}Options`];
  const given = `MutationOnceOptions${genericsOf(definition)}`;
  if (names.has(options) || names.has(hook))
    imports.addFrom(config.mutationFile, 'type MutationOnceOptions');
  const lines = names.has(options) ? [`export type ${options} = ${given};`] : [];
  if (!names.has(hook)) return lines;
  imports.addFrom(config.mutationFile, 'useMutationOnce');
  const type = names.has(options) ? options : given;
  return [
    ...lines,
    `export const ${hook} = (options?: ${type}) => useMutationOnce(${document}, options);`,
  ];
}

function readHookText(
  definition: OperationDefinitionNode,
  document: string,
  { names, config }: Project,
  imports: Imports,
): string[] {
  const hook = `use${typesOf(definition)[0]}`;
  if (!names.has(hook)) return [];
  const apollo = definition.operation === 'query' ? 'useQuery' : 'useSubscription';
  imports.add(apollo, '@apollo/client/react');
  if (isPaged(definition)) imports.addFrom(config.pageFile, 'withFetchPage');
  const read = `${apollo}(${document}, options)`;
  const result = isPaged(definition) ? `withFetchPage(${read})` : read;
  const optional = needsVariables(definition) ? '' : '?';
  return [
    `export const ${hook} = (options${optional}: ${apollo}.Options${genericsOf(definition)}) => ${result};`,
  ];
}

/** Has the variable for the cursor of a page. */
const isPaged = ({ variableDefinitions }: OperationDefinitionNode): boolean =>
  variableDefinitions?.some(({ variable }) => variable.name.value === 'after') ?? false;

const fileOf = (lines: string[]) =>
  `${['// Generated by "npm run codegen".', ...lines].join('\n')}\n`;

/** A list of all operations that are declared outside tests, for tests that try each. */
function listOf(files: readonly Content[], { listFile, testsFile }: Config): string {
  const listed = new Set<string>();
  const operations = files.flatMap(({ file, definitions }) => {
    const names = definitions
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      .map((definition) => `${pascalCase(nameOf(definition))}Document`)
      .filter((name) => !listed.has(name) && listed.add(name));
    return file === testsFile || names.length === 0
      ? []
      : [{ names, path: pathBetween(listFile, file) }];
  });
  return fileOf([
    ...operations.map(
      ({ names, path }) =>
        `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${path}';`,
    ),
    // One per line, so that parallel changes merge.
    `export const operations = [\n${operations.flatMap(({ names }) => names.map((name) => `  ${name},\n`)).join('')}];`,
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

/** The names of all fragments that a definition spreads, including those within its fragments. */
function fragmentsOf(definition: Definition, all: Fragments): string[] {
  const found = new Set<string>();
  const collect = (node: Definition) =>
    visit(node, {
      FragmentSpread({ name: { value } }) {
        if (found.has(value)) return;
        const fragment = all.get(value);
        if (!fragment) throw new Error(`${nameOf(definition)} spreads ${value}, which is unknown.`);
        found.add(value);
        collect(fragment);
      },
    });
  collect(definition);
  return [...found].sort();
}

/**
 * Code that makes a node: a literal without optional parts, source locations and empty lists. Fields, spreads and
 * fragments, which are most of it, are calls.
 */
function codeOf(node: unknown, imports: Imports, nodesFile: string): string {
  const code = (value: unknown) => codeOf(value, imports, nodesFile);
  const call = (name: 'field' | 'spread' | 'fragment' | 'inlineFragment', ...args: unknown[]) => {
    imports.addFrom(nodesFile, name);
    return `${name}(${args.map(code).join(',')})`;
  };
  if (Array.isArray(node)) return `[${node.map(code).join(',')}]`;
  if (typeof node !== 'object' || node === null) return JSON.stringify(node);
  if (isBareField(node))
    return call(
      'field',
      node.name.value,
      ...(node.selectionSet ? [node.selectionSet.selections] : []),
    );
  if (isBareSpread(node)) return call('spread', node.name.value);
  if (isBareFragment(node))
    return call(
      'fragment',
      node.name.value,
      node.typeCondition.name.value,
      node.selectionSet.selections,
    );
  if (isBareInlineFragment(node))
    return call('inlineFragment', node.typeCondition.name.value, node.selectionSet.selections);
  const members = Object.entries(node).filter(([key, value]) => key !== 'loc' && !isEmpty(value));
  return `{${members.map(([key, value]) => `${key}:${code(value)}`).join(',')}}`;
}

const isEmpty = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0);

const isBareField = (node: object): node is FieldNode =>
  'kind' in node &&
  node.kind === Kind.FIELD &&
  ['alias', 'arguments', 'directives'].every((key) => isEmpty(node[key as keyof typeof node]));

const isBareFragment = (node: object): node is FragmentDefinitionNode =>
  'kind' in node &&
  node.kind === Kind.FRAGMENT_DEFINITION &&
  isEmpty((node as FragmentDefinitionNode).directives);

const isBareInlineFragment = (
  node: object,
): node is InlineFragmentNode & Required<Pick<InlineFragmentNode, 'typeCondition'>> =>
  'kind' in node &&
  node.kind === Kind.INLINE_FRAGMENT &&
  'typeCondition' in node &&
  isEmpty((node as InlineFragmentNode).directives);

const isBareSpread = (node: object): node is FragmentSpreadNode =>
  'kind' in node &&
  node.kind === Kind.FRAGMENT_SPREAD &&
  isEmpty((node as FragmentSpreadNode).directives);
