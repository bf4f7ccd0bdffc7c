import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { objectOnly, typesOnly } from '../../rest/contract-schema.ts';

/**
 * Addresses and queries are text: numbers are read from it, and a list of one may come as that one. JSON bodies are
 * taken as they are: a number is no text, and a boolean no price.
 */
export function checkRequests(app: FastifyInstance): void {
  const compilers = AjvCompiler();
  const options = { allErrors: true, allowUnionTypes: true, validateFormats: false };
  const ofText = compilers({}, { customOptions: { ...options, coerceTypes: 'array' } });
  const ofJson = compilers({}, { customOptions: { ...options, coerceTypes: false } });
  app.setValidatorCompiler((part) =>
    part.httpPart === 'body'
      ? ofJson({ ...part, schema: objectOnly(part.schema as TSchema) })
      : ofText({ ...part, schema: typesOnly(part.schema as TSchema) }),
  );
}
