type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = 'input, select, textarea';

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

const contentOf = (field: Field) => (isChoice(field) ? field.checked : field.value);

/** Whether a field was typed, autofilled or restored after the server rendered it. */
function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const written = [...field.options].find(({ defaultSelected }) => defaultSelected);
  return field.value !== (written ?? field.options[0])?.value;
}

/**
 * Remembers input into a rendered page until React takes over. React adopts a field's value without an event, and would
 * restore its own with the next render.
 * @returns a function that types it again after hydration
 */
export function keepEarlyInput(page: HTMLElement): () => void {
  const typed = new Map<Field, string | boolean>();
  const keep = (field: Field) => typed.set(field, contentOf(field));
  for (const field of page.querySelectorAll<Field>(fields)) if (isChanged(field)) keep(field);
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && target.matches(fields)) keep(target as Field);
  };
  page.addEventListener('input', onInput, true);
  return () => {
    page.removeEventListener('input', onInput, true);
    for (const [field, content] of typed) if (field.isConnected) typeAgain(field, content);
  };
}

function typeAgain(field: Field, content: string | boolean): void {
  if (isChoice(field)) {
    // If another radio button of the group was chosen instead, that one reports the change.
    if (field.type === 'radio' && !content) return;
    field.checked = !content;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = String(content);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    const { selectionStart, selectionEnd } = field;
    // React compares with the last value set through the field, here the former one. It misses the prototype's setter.
    field.value = field.defaultValue;
    const prototype = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, content);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
