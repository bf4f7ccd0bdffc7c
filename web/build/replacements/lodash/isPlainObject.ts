/** Whether a value is an object made by `{}`. */
// biome-ignore lint/style/noDefaultExport: the module it replaces has one
export default function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
