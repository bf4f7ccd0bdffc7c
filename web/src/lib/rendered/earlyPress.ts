/** The button that was pressed last since the first paint; `public/before-paint.js` records it. */
type EarlyPress = EventListenerObject & { button: HTMLElement | null };

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces are merged.
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/**
 * Ends the recording of presses, right before the page is hydrated: from then on React hears of them.
 * @returns presses the button again that was pressed when nothing heard of it yet
 */
export function takeEarlyPress(): () => void {
  const { earlyPress } = window;
  if (!earlyPress) return () => {};
  window.removeEventListener('click', earlyPress, true);
  return () => {
    if (earlyPress.button?.isConnected) earlyPress.button.click();
  };
}
