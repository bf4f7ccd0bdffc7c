/** The button or link that was pressed last since the first paint, or that Enter would press; `public/before-paint.js` keeps it. */
type EarlyPress = EventListenerObject & { button: HTMLElement | null };

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces are merged.
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/**
 * Takes what was pressed so far, right before the page is hydrated. From then on React hears of presses, but for those of
 * a button that sends its form, which it can only do in a hydrated page, and of links that were kept from leaving it.
 * @returns presses it again, once the page is hydrated
 */
export function takeEarlyPress(): () => void {
  const { earlyPress } = window;
  if (!earlyPress) return () => {};
  const { button: before } = earlyPress;
  return () => {
    window.removeEventListener('click', earlyPress, true);
    window.removeEventListener('keydown', earlyPress, true);
    const { button } = earlyPress;
    if (button?.isConnected && (button === before || button.matches('[data-submits], a'))) {
      button.click();
    }
  };
}
