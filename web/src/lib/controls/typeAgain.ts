export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

const isFile = (field: Field) => field instanceof HTMLInputElement && field.type === 'file';

/** A field's text, or whether it is checked. */
export const contentOf = (field: Field): string | boolean =>
  isChoice(field) ? field.checked : field.value;

/** Types or chooses a field's content so that React notices. */
export function typeAgain(field: Field, content: string | boolean): void {
  if (isFile(field)) {
    // Scripts can't choose files; the field still has them.
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isChoice(field)) {
    // If another radio button of the group was chosen instead, that one reports the change.
    if (field.type === 'radio' && !content) return;
    field.checked = !content;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = String(content);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    const { selectionStart, selectionEnd } = field;
    // React compares the value with the last one set through the field, so this sets another one first. It misses the
    // prototype's setter.
    field.value = content === '' ? ' ' : '';
    const prototype = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, content);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
