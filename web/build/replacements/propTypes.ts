/**
 * Replaces the package by which components describe their props to React's development build. The
 * descriptions are still written in some packages; none of them checks anything.
 */
const description = () => description;
description.isRequired = description;

// biome-ignore lint/style/noDefaultExport: the module it replaces has one
export default new Proxy({}, { get: () => description });
