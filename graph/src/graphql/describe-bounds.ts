import { inputs } from '@fitness-zone/contract/generated/inputs.ts';
import type { Constraint, InputFields } from '@fitness-zone/contract/inputs/constraint.ts';
import { acceptsAll } from '@fitness-zone/contract/inputs/valid-input.ts';
import { type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql';

/** Introspection doesn't show directives, so their bounds are added to the descriptions. */
export function describeBounds(schema: GraphQLSchema): GraphQLSchema {
  const all = new Map<string, InputFields>(Object.entries(inputs));
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) describeAll(Object.values(type.getFields()), all.get(type.name));
    if (!isObjectType(type)) continue;
    for (const { name, args } of Object.values(type.getFields())) {
      const field = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      describeAll(args, all.get(`${type.name}${field}Args`));
    }
  }
  return schema;
}

type Described = { name: string; description?: string | null | undefined };

function describeAll(parts: readonly Described[], bounds: InputFields = {}): void {
  for (const part of parts) {
    const bound = bounds[part.name];
    const text = bound && boundsText(bound);
    if (text) part.description = `${part.description} ${text}`;
  }
}

/** Describes a constraint in a sentence; empty if it has no bounds. */
function boundsText(bound: Constraint): string {
  const {
    list,
    min,
    max,
    minItems,
    maxItems,
    minLength = 0,
    maxLength,
    multiline,
    pattern,
  } = bound;
  const parts = [
    range(minItems, maxItems, 'items'),
    range(min, max, bound.unit ?? ''),
    range(minLength > 0 ? minLength : undefined, maxLength, 'characters'),
    bound.minLength !== undefined && !multiline && bound.format !== 'EMAIL' && 'one line',
    pattern !== undefined && `matches \`${pattern}\``,
    bound.enum && !acceptsAll(bound) && `one of ${bound.oneOf?.join(', ')}`,
  ].filter(Boolean);
  const text =
    list && parts.length > 1 ? `${parts[0]}; each: ${parts.slice(1).join(', ')}` : parts.join(', ');
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const [from, to] = [least, most].map((limit) => limit?.toLocaleString('en-US'));
  const text =
    from && to ? `${from} to ${to}` : (from && `at least ${from}`) || (to && `at most ${to}`);
  return text ? `${text} ${unit}`.trim() : '';
}
