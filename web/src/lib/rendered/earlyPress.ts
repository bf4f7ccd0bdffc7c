/**
 * The last button or link pressed since the first paint, or the one that Enter would press; recorded by
 * `public/before-paint.js`.
 */
type EarlyPress = EventListenerObject & { button: HTMLElement | null };

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces are merged.
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/**
 * Takes the recorded presses right before hydration. From then on React handles presses, except on submit buttons,
 * which only work in a hydrated page, and on links that were stopped from leaving it.
 * @returns a function that presses it again after hydration
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
