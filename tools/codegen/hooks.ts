import { globSync, readFileSync } from 'node:fs';
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
  /** Where the documents stand that follow from the schema alone; every feature that names one exports it. */
  derivedFile: string;
  /** The file with `withFetchPage`. */
  pageFile: string;
  /** The generated file with the documents that only tests declare. */
  testsFile: string;
  /** The generated file that lists all operations of the client, for tests. */
  listFile: string;
};
type Definition = OperationDefinitionNode | FragmentDefinitionNode;
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Content = { file: string; definitions: Definition[] };

/** Folders beside the generated files of the features. */
const documentsFolder = 'web/src/generated/documents';
const fragmentsFolder = 'web/src/generated/fragments';

/**
 * Generates a file per feature that has its parsed documents and a typed hook for each operation. Only
 * what some file of the project names is exported. Each document and each fragment is a module of its own, which the
 * feature's file exports again: a bundler divides modules among chunks, never a module.
 */
export const hooksPreset: Types.OutputPreset<Config> = {
  buildGeneratesSection({ documents, schema, schemaAst, presetConfig }) {
    const fragments = new Map<string, FragmentDefinitionNode>();
    const contents = new Map<string, Definition[]>();
    const namesOfFiles = namesInUse(presetConfig);
    for (const { location, document } of documents) {
      const source = relative(process.cwd(), location ?? '');
      for (const definition of (document?.definitions ?? []).filter(isNamed)) {
        const files =
          source === presetConfig.derivedFile
            ? [...namesOfFiles].flatMap(([file, names]) =>
                file.startsWith('web/src/') && isNamedBy(definition, names) ? file : [],
              )
            : (homeOf(source, presetConfig) ?? []);
        for (const file of [files].flat()) {
          contents.set(file, [...(contents.get(file) ?? []), definition]);
        }
        if (definition.kind === Kind.FRAGMENT_DEFINITION) {
          fragments.set(nameOf(definition), definition);
        }
      }
    }
    const names = new Set([...namesOfFiles.values()].flatMap((some) => [...some]));
    const project = { fragments, names, config: presetConfig };
    const files = [...contents].map(([file, definitions]) => ({ file, definitions }));
    const fragmentsInUse = new Set<string>();
    /** Files of documents, whose fragments are generated, too. */
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
      // Otherwise it is built anew for each file.
      ...(schemaAst && { schemaAst }),
      // What all documents refer to is checked once, where their types are generated.
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
        .map((name) =>
          output(fragmentFileOf(name), () =>
            fileOf([`export const ${name} = ${compact(fragments.get(name) as Definition)};`]),
          ),
        ),
      output(presetConfig.listFile, () => listOf(files, presetConfig)),
    ];
  },
};

const fragmentFileOf = (name: string) => `${fragmentsFolder}/${name}.ts`;

const documentFileOf = (definition: Definition) =>
  `${documentsFolder}/${definition.kind === Kind.FRAGMENT_DEFINITION ? fragmentDocumentOf(definition) : pascalCase(nameOf(definition))}.ts`;

const fragmentDocumentOf = (definition: FragmentDefinitionNode) =>
  `${pascalCase(nameOf(definition))}FragmentDoc`;

/** Fragments that no file names as a document are generated as parts of others alone. */
const isGenerated = (definition: Definition, { names }: Project) =>
  definition.kind === Kind.OPERATION_DEFINITION || names.has(fragmentDocumentOf(definition));

const isNamed = (node: DefinitionNode): node is Definition =>
  node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION;

/** The generated file for the documents of a source file; null where only fragments stand that all features share. */
function homeOf(source: string, { testsFile }: Config): string | null {
  if (/\.test\.tsx?$/.test(source)) return testsFile;
  if (!source.startsWith('web/src/')) return 'web/testing/generated/fullQueries.ts';
  // Live changes and the menu of the dashboard come after the first page, which asks for the root of `app`. The lists'
  // documents are large, and other screens of finding don't need them.
  const feature =
    /^web\/src\/(?:(?:features|screens)\/(?:finding\/(filters)|([^/]+))|app\/(live|dashboard)|(app))\//
      .exec(source)
      ?.slice(1);
  const name = feature?.find((part) => part !== undefined);
  return name ? `web/src/generated/${name}.ts` : null;
}

/** The identifiers in the sources that take their documents from a generated file; from none, under `''`. */
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

/** Some identifier stands for what is generated for a mutation. */
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

/** As the types' generator writes a name: `Receipt_payment` becomes `Receipt_Payment`. */
const pascalCase = (name: string) =>
  name.replace(
    /(^|_)([a-z])/g,
    (_whole, before: string, letter: string) => before + letter.toUpperCase(),
  );

type Project = {
  fragments: Fragments;
  /** Every identifier that files written by hand have. */
  names: ReadonlySet<string>;
  config: Config;
};

function textOf({ file, definitions }: Content, project: Project): string {
  const { fragments, names, config } = project;
  const imports = new Map<string, Set<string>>();
  const add = (from: string, name: string) =>
    imports.set(from, (imports.get(from) ?? new Set()).add(name));
  const pathTo = (target: string) => pathBetween(file, target);
  const exported = (name: string, used = names.has(name)) => (used ? 'export ' : '');
  const parts = definitions.flatMap((definition) => {
    const spread = fragmentsOf(definition, fragments);
    const types = typesOf(definition);
    const [data = '', variables = 'Record<string, never>'] = types;
    const document = (first: string) => {
      add('@apollo/client', 'type TypedDocumentNode');
      for (const type of types) add(pathTo(config.typesFile), `type ${type}`);
      for (const name of spread) add(pathTo(fragmentFileOf(name)), name);
      return `{ kind: 'Document', definitions: [${[first, ...spread].join(', ')}] } as unknown as TypedDocumentNode<${data}, ${variables}>`;
    };
    const name = pascalCase(nameOf(definition));
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      if (!isGenerated(definition, project)) return [];
      add(pathTo(fragmentFileOf(nameOf(definition))), nameOf(definition));
      return [`export const ${fragmentDocumentOf(definition)} = ${document(nameOf(definition))};`];
    }
    const listed = file !== config.testsFile;
    const lines = [
      `${exported(`${name}Document`, listed || names.has(`${name}Document`))}const ${name}Document = ${document(compact(definition))};`,
    ];
    const optional = needsVariables(definition) ? '' : '?';
    const generics = `<${data}, ${variables}>`;
    const hook = `use${data}`;
    if (definition.operation === 'mutation') {
      const options = `${data}Options`;
      if (names.has(options) || names.has(hook))
        add(pathTo(config.mutationFile), 'type MutationOnceOptions');
      if (names.has(options))
        lines.push(`export type ${options} = MutationOnceOptions${generics};`);
      if (!names.has(hook)) return lines;
      add(pathTo(config.mutationFile), 'useMutationOnce');
      const given = names.has(options) ? options : `MutationOnceOptions${generics}`;
      return [
        ...lines,
        `export const ${hook} = (options?: ${given}) => useMutationOnce(${name}Document, options);`,
      ];
    }
    if (!names.has(hook)) return lines;
    const apollo = definition.operation === 'query' ? 'useQuery' : 'useSubscription';
    add('@apollo/client/react', apollo);
    let result = `${apollo}(${name}Document, options)`;
    if (isPaged(definition)) {
      add(pathTo(config.pageFile), 'withFetchPage');
      result = `withFetchPage(${result})`;
    }
    return [
      ...lines,
      `export const ${hook} = (options${optional}: ${apollo}.Options${generics}) => ${result};`,
    ];
  });
  const importLines = [...imports]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, list]) => `import { ${[...list].sort().join(', ')} } from '${from}';`);
  return fileOf([...importLines, ...parts]);
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
    // One a line, so that changes made side by side merge.
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
        collect(fragment);
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
