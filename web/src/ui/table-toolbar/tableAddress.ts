import { useTableParameters } from './useTableParameters.ts';

/** The filter and order of a list's query. */
type ListVariables = { filter?: object | null | undefined; sort?: string | null | undefined };

/** The fields of a list's toolbar by their names in the address. */
export type AddressFields<Variables extends ListVariables> = Readonly<
  Record<string, AddressField<Variables>>
>;

type AddressField<Variables> = {
  /** Without a label, the toolbar hides the field: links or buttons of the page set it. */
  label?: string;
  control:
    | 'day'
    | { maxLength: number | undefined }
    | { choices: Readonly<Record<string, string>> };
  /** Empty variables for a text without a meaning. */
  variables: (value: string) => Variables;
};

/** A field that searches for a text. */
export const searchField = (label: string, { maxLength }: { maxLength?: number }) => ({
  label,
  control: { maxLength },
  variables: (text: string) => ({ filter: { text } }),
});

/** Choices by their names in the address, each with its text and its variables. */
type Choices<Variables> = Readonly<Record<string, readonly [text: string, Variables]>>;

/** A field that chooses one of a few. */
export const choiceField = <Variables>(
  label: string,
  any: string,
  choices: Choices<Variables>,
) => ({
  label,
  ...hiddenChoice(choices, any),
});

/** A choice that the page's own buttons make. */
export const hiddenChoice = <Variables>(choices: Choices<Variables>, any = '') => ({
  control: {
    choices: {
      '': any,
      ...Object.fromEntries(Object.entries(choices).map(([name, [text]]) => [name, text])),
    },
  },
  variables: (name: string) => choices[name]?.[1] ?? ({} as Variables),
});

/** A choice for each value of an enum, by its name in REST. */
export const choicesOf = <Value extends string, Variables>(
  texts: Readonly<Record<Value, string>>,
  variables: (value: Value) => Variables,
): Choices<Variables> =>
  Object.fromEntries(
    (Object.entries(texts) as [Value, string][]).map(([value, text]) => [
      restName(value),
      [text, variables(value)],
    ]),
  );

/** A field that orders a list. */
export const sortField = <Sort extends string>(
  texts: Readonly<Record<Sort, string>>,
  label = 'Sort by',
) =>
  choiceField(
    label,
    'Newest first',
    choicesOf(texts, (sort) => ({ sort })),
  );

/** Writes an enum value as REST does: `PAID_OUT` as `paid-out`, the order `AMOUNT_DESC` as `-amount`. */
export function restName(value: string): string {
  const [, field = value, direction] = /^(.+)_(ASC|DESC)$/.exec(value) ?? [];
  const name = field.toLowerCase().replaceAll('_', '-');
  return direction === 'DESC' ? `-${name}` : name;
}

export type TableAddress<Variables extends ListVariables> = {
  fields: AddressFields<Variables>;
  /** The parameters by their names in the address; empty if not set. */
  parameters: Readonly<Record<string, string>>;
  set: (changes: Readonly<Record<string, string>>) => void;
  /** Has no `filter` if nothing is filtered, which matches the list that links prefetch. */
  variables: Variables;
};

/** Reads a list's filter and order from the address. */
export function useTableAddress<Variables extends ListVariables>(
  fields: AddressFields<Variables>,
): TableAddress<Variables> {
  const [parameters, set] = useTableParameters(
    Object.fromEntries(
      Object.entries(fields).map(([name, { control }]) => [
        name,
        typeof control === 'object' && 'choices' in control ? Object.keys(control.choices) : null,
      ]),
    ),
  );
  return { fields, parameters, set, variables: variablesOf(fields, parameters) };
}

function variablesOf<Variables extends ListVariables>(
  fields: AddressFields<Variables>,
  parameters: Readonly<Record<string, string>>,
): Variables {
  const asked = Object.entries(fields).flatMap(([name, field]) => {
    const value = parameters[name];
    return value ? [field.variables(value)] : [];
  });
  const filter = Object.assign({}, ...asked.map((one) => one.filter));
  return Object.assign({}, ...asked, Object.keys(filter).length > 0 && { filter });
}

/** A query's variables as parameters of the list's path in REST. */
export function restParameters({ filter, sort }: ListVariables): Record<string, string> {
  const { text, ...others } = { ...filter } as Record<string, unknown>;
  const narrowed = Object.entries(others).map(([name, value]) => [
    name,
    /^[A-Z_]+$/.test(String(value)) ? restName(String(value)) : String(value),
  ]);
  return {
    ...(text ? { q: String(text) } : {}),
    ...Object.fromEntries(narrowed),
    ...(sort && { sort: restName(sort) }),
  };
}
