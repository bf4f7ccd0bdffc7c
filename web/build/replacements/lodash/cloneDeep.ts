/** Copies a value with all that it holds, files included. */
// biome-ignore lint/style/noDefaultExport: the module it replaces has one
export default function cloneDeep<Value>(value: Value): Value {
  return structuredClone(value);
}
