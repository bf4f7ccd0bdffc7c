import { useField } from 'formik';
import { useId } from 'react';
import { noteIdOf } from './FieldLayout.tsx';

/**
 * Props for a form field's control and layout.
 * @param hasNote whether there is a line below the field even without an error
 */
export function useFormField(name: string, hasNote = false) {
  const id = useId();
  const [field, { touched, error }, { setValue }] = useField<string>(name);
  const shown = touched && error ? error : undefined;
  return {
    id,
    error: shown,
    setValue,
    control: {
      ...field,
      id,
      ...((shown || hasNote) && { 'aria-describedby': noteIdOf(id) }),
    },
  };
}
