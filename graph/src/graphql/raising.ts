type Raising<Resolve> = { readonly raising: Resolve };

/** A resolver that turns refusals into answers, together with the one that raises them, which REST calls. */
export const withRaising = <Resolve extends object, Raises>(
  raising: Raises,
  resolve: Resolve,
): Resolve & Raising<Raises> => Object.assign(resolve, { raising });

/** The resolver that raises refusals. */
export const raisingOf = (resolve: unknown): unknown =>
  typeof resolve === 'function' && 'raising' in resolve ? resolve.raising : resolve;
