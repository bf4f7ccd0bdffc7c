const marks = /\p{M}+/gu;
const separators = /[^\p{L}\p{N}]+/u;

/** A text as it is compared: without regard to case and accents. */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(marks, '').normalize('NFC');

/** The different words of a text, folded, in their order: it is split at what is neither letter nor digit. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    fold(text)
      .split(separators)
      .filter((word) => word !== ''),
  ),
];
