/** Replaces the package by which components describe their props to React's development build. */
const propTypes = {};

// biome-ignore lint/style/noDefaultExport: the module it replaces has one
export default propTypes;
