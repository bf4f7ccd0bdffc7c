type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = 'input, select, textarea';

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

const contentOf = (field: Field) => (isChoice(field) ? field.checked : field.value);

/** Typed, filled in or restored by the browser after the server wrote it. */
function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const written = [...field.options].find(({ defaultSelected }) => defaultSelected);
  return field.value !== (written ?? field.options[0])?.value;
}

/**
 * Remembers what is typed into a rendered page until React hears of it. React takes over what a field shows without an
 * event, and would put its own value back with the next render.
 * @returns types it again, once the page is hydrated
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
    // If another radio button of the group replaced it, that one reports the change.
    if (field.type === 'radio' && !content) return;
    field.checked = !content;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = String(content);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    const { selectionStart, selectionEnd } = field;
    // React compares with what it has seen being set, here the former value, and misses what is set past it.
    field.value = field.defaultValue;
    const prototype = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, content);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
