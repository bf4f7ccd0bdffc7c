import { AjvCompiler } from '@fastify/ajv-compiler';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { objectOnly, typesOnly } from '../rest/contract-schema.ts';

const compilers = AjvCompiler();
const options = { allErrors: true, allowUnionTypes: true, validateFormats: false };
const ofText = compilers({}, { customOptions: { ...options, coerceTypes: 'array' } });
const ofJson = compilers({}, { customOptions: { ...options, coerceTypes: false } });

/** Compiles equal schemas once: paths share most answers, and all apps of a process share the paths. */
function once<Part extends { schema: TSchema }, Compiled>(compile: (part: Part) => Compiled) {
  const compiled = new Map<string, Compiled>();
  const same = new WeakMap<TSchema, Compiled>();
  return (part: Part): Compiled => {
    const before = same.get(part.schema);
    if (before) return before;
    const key = JSON.stringify(part.schema);
    const known = compiled.get(key) ?? compile(part);
    compiled.set(key, known);
    same.set(part.schema, known);
    return known;
  };
}

const bodies = once<Parameters<FastifySchemaCompiler<TSchema>>[0], ReturnType<typeof ofJson>>(
  (part) => ofJson({ ...part, schema: objectOnly(part.schema) }),
);
const texts = once<Parameters<FastifySchemaCompiler<TSchema>>[0], ReturnType<typeof ofText>>(
  (part) => ofText({ ...part, schema: typesOnly(part.schema) }),
);
const answers = once<
  Parameters<FastifySerializerCompiler<TSchema>>[0],
  ReturnType<FastifySerializerCompiler<TSchema>>
>(({ schema }) => fastJsonStringify(schema));

/** Coerces paths and queries, which are text, to numbers and single values to lists. JSON bodies aren't coerced. */
export function compileSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler<TSchema>((part) =>
    part.httpPart === 'body' ? bodies(part) : texts(part),
  );
  app.setSerializerCompiler<TSchema>(answers);
}
