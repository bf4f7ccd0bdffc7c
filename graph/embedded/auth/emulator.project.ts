/** The project that every emulator of ours serves; names that begin with `demo-` never reach the network. */
export const emulatorProject = 'demo-fitness-zone';
