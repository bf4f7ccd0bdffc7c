/** The operator's view of a failed start: the message of an error that has a remedy. */
export function explainStartFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `Fitness Zone could not start.\n${message}`;
}
