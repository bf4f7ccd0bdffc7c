import type { GraphQLSchema } from 'graphql';
import { inputsOf } from './constraints.ts';

/** A type that finds the generated type of every input by its name. */
export function plugin(schema: GraphQLSchema): string {
  const lines = [...inputsOf(schema).keys()].map((name) => `  ${name}: ${name};`);
  return `/** The types of all inputs by their names. */\nexport type InputTypes = {\n${lines.join('\n')}\n};\n`;
}
