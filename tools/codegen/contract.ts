import type { Types } from '@graphql-codegen/plugin-helpers';
import { inputsText } from './constraints.ts';
import { enumsText, enumValuesText } from './enums.ts';

/** Generates the schema's parts for both server and browser: a file for its inputs and one for its enums. */
export const contractPreset: Types.OutputPreset = {
  buildGeneratesSection({ baseOutputDir, schemaAst, schema }) {
    if (!schemaAst) throw new Error('The contract cannot be generated without a schema.');
    const files = {
      'inputs.ts': inputsText(schemaAst),
      'enums.ts': enumsText(schemaAst),
      'enum-values.ts': enumValuesText(schemaAst),
    };
    return Object.entries(files).map(([name, content]) => ({
      filename: `${baseOutputDir}${name}`,
      schema,
      documents: [],
      config: {},
      plugins: [{ content: {} }],
      pluginMap: { content: { plugin: () => content } },
    }));
  },
};
