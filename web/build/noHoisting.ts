/** Stands in for the package that copies a class's static fields to what wraps it. */
export const noHoisting = <Wrapper>(wrapper: Wrapper): Wrapper => wrapper;

// biome-ignore lint/style/noDefaultExport: the module it replaces has one
export default noHoisting;
