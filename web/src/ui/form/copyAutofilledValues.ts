import { getIn } from 'formik';
import { flushSync } from 'react-dom';
import { contentOf, type Field, isChoice, typeAgain } from '../../lib/controls/typeAgain.ts';

/** Browsers write line breaks in their own way and remove spaces from some fields. */
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** Whether a field shows a value that the form's state lacks. */
function isUnheard(field: Field, values: object): boolean {
  const value: unknown = getIn(values, field.name);
  if (!isChoice(field)) {
    return typeof value === 'string' && withoutSpaces(value) !== withoutSpaces(field.value);
  }
  return field.type === 'radio'
    ? typeof value === 'string' && field.checked && field.value !== value
    : typeof value === 'boolean' && field.checked !== value;
}

/** Copies values that fields show into the form's state. Some password managers fill them in without an event. */
export function copyAutofilledValues(form: HTMLFormElement, values: object): void {
  const fields = form.querySelectorAll<Field>('input[name], select[name], textarea[name]');
  const unheard = [...fields].filter((field) => isUnheard(field, values));
  if (unheard.length === 0) return;
  flushSync(() => {
    for (const field of unheard) typeAgain(field, contentOf(field));
  });
}
