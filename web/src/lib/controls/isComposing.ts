/**
 * Whether an input method handles the key, such as the Enter that ends a word. Safari reports that Enter after the
 * composition, with the key code 229 (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;

/** Whether the key is an Enter that isn't part of an input method's word. */
export const isEnter = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode' | 'key'>): boolean =>
  event.key === 'Enter' && !isComposing(event);
