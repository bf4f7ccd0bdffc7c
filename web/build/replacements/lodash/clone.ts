/** Copies an array or plain object, not what it holds; other values are given as they are. */
// biome-ignore lint/style/noDefaultExport: the module it replaces has one
export default function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...value] as Value;
  return typeof value === 'object' && value !== null ? { ...value } : value;
}
