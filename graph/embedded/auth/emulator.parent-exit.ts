/**
 * Loaded into the emulator's process before the emulator: ends it when the process that started it is
 * ended, in whatever way (even kill -9 closes the channel between them).
 */
process.once('disconnect', () => process.exit(0));
process.channel?.unref();
