/** Replaces the package that copies a component's static fields to the component that wraps it. */
const hoistNonReactStatics = <Wrapper>(wrapper: Wrapper): Wrapper => wrapper;

// biome-ignore lint/style/noDefaultExport: the module it replaces has one
export default hoistNonReactStatics;
