import { useField } from 'formik';
import { useId } from 'react';
import { noteIdOf } from './FieldLayout.tsx';

/**
 * A form's field as its control and its frame want it.
 * @param hasNote whether a line stands below the field even without an error
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
