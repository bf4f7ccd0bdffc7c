/** Stands in for the library's ripple, which the theme turns off everywhere. */
export const NoRipple = () => null;

// biome-ignore lint/style/noDefaultExport: the module it replaces has one
export default NoRipple;
