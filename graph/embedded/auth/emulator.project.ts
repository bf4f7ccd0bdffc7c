/** The project of all our emulators. Names that begin with `demo-` never reach the network. */
export const emulatorProject = 'demo-fitness-zone';
