import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { typesOnly } from '../../rest/contract-schema.ts';

/**
 * How the parts of a request are checked. Addresses and queries are text, so that numbers in them are read from it, and
 * a list of one may come as that one; JSON bodies are taken as they are: a number is no text, and a boolean no price.
 */
export function checkRequests(app: FastifyInstance): void {
  const compilers = AjvCompiler();
  const ofText = compilers({}, { customOptions: { coerceTypes: 'array', allowUnionTypes: true } });
  const ofJson = compilers({}, { customOptions: { coerceTypes: false, allowUnionTypes: true } });
  app.setValidatorCompiler((part) => {
    const compile = part.httpPart === 'body' ? ofJson : ofText;
    return compile({ ...part, schema: typesOnly(part.schema as TSchema) });
  });
}
