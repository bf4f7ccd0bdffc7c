/** Replaces Apollo's data masking, which the client does not use: fragments are masked by their types alone. */
export const maskOperation = refuse;
export const maskFragment = refuse;

function refuse(): never {
  throw new Error('Data masking is not in this build: web/build/replaceModules.ts leaves it out.');
}
