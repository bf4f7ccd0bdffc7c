/** The keys of a field's name, such as `images[0].url` or `images.0.url`. */
// biome-ignore lint/style/noDefaultExport: the module it replaces has one
export default function toPath(name: string | readonly (string | number)[]): string[] {
  return typeof name === 'string' ? (name.match(/[^.[\]]+/g) ?? []) : name.map(String);
}
