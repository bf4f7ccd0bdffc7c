import { contentOf, type Field, isChoice, typeAgain } from '../controls/typeAgain.ts';

const fields = 'input, select, textarea';

/** Whether a field was typed, autofilled or restored after the server rendered it. */
function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const written = [...field.options].find(({ defaultSelected }) => defaultSelected);
  return field.value !== (written ?? field.options[0])?.value;
}

/**
 * Remembers input into a rendered page until React takes over. React adopts a field's value without an event and would
 * restore its own at the next render.
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
