/** Replaces Material UI's ripple, which the theme turns off everywhere. */
const TouchRipple = () => null;

// biome-ignore lint/style/noDefaultExport: the module it replaces has one
export default TouchRipple;
