import type { FormikHelpers } from 'formik';

type Helpers<Values> = Pick<
  FormikHelpers<Values>,
  'setFieldError' | 'setFieldTouched' | 'setStatus'
>;

/**
 * Shows the server's refusal where it belongs: at the field that it names, if the form has it, or as
 * the form's status, which the form shows as its banner.
 * @param values the form's values, whose keys are its fields
 */
export function showRefusal<Values extends object>(
  { setFieldError, setFieldTouched, setStatus }: Helpers<Values>,
  values: Values,
  { message, field }: { message: string; field: string | null },
): void {
  if (field === null || !(field in values)) {
    setStatus(message);
    return;
  }
  void setFieldTouched(field, true, false);
  setFieldError(field, message);
}
