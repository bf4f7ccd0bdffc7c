export const suspendedSentence = (reason: string): string =>
  `Your account is suspended. Reason: ${reason}`;
