/**
 * Declares a GraphQL document in the file of the component that needs it. `npm run codegen` writes the
 * parsed document and its hook to `generated/<feature>.ts`, and adds the `id` of each record and the
 * cursors and page info of each list; the call itself does nothing and is left out of the bundle.
 */
/* @__NO_SIDE_EFFECTS__ */
export function graphql(_document: string): void {}

/** A record masked by a fragment: only the fragment's component can read it, by `unmask`. */
export type FragmentType<Fragment> = [Fragment] extends [{ ' $fragmentName'?: infer Name }]
  ? Name extends string
    ? { ' $fragmentRefs'?: { [key in Name]: Fragment } }
    : never
  : never;

/**
 * Unmasks a fragment's data: `unmask<Receipt_PaymentFragment>(props.payment)`. Fragments are masked by the generated
 * types alone, so this costs nothing at run time.
 */
export function unmask<Fragment>(data: FragmentType<Fragment>): Fragment;
export function unmask<Fragment>(
  data: FragmentType<Fragment> | null | undefined,
): Fragment | null | undefined;
export function unmask<Fragment>(data: readonly FragmentType<Fragment>[]): readonly Fragment[];
export function unmask(data: unknown): unknown {
  return data;
}
