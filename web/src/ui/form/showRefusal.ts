import type { FormikHelpers } from 'formik';

type Helpers<Values> = Pick<
  FormikHelpers<Values>,
  'setFieldError' | 'setFieldTouched' | 'setStatus'
>;

type Refused = {
  message: string;
  field: string | null;
  errors?: readonly { field: string; message: string }[];
};

/**
 * Shows the server's refusal at each named field that the form has, otherwise in the form's banner, as its status.
 * @param values the form's values, whose keys are its fields
 */
export function showRefusal<Values extends object>(
  { setFieldError, setFieldTouched, setStatus }: Helpers<Values>,
  values: Values,
  { message, field, errors = [] }: Refused,
): void {
  const named = errors.length > 0 || field === null ? errors : [{ field, message }];
  const [shown = [], others = []] = [true, false].map((isShown) =>
    named.filter((fault) => fault.field in values === isShown),
  );
  for (const fault of shown) {
    void setFieldTouched(fault.field, true, false);
    setFieldError(fault.field, fault.message);
  }
  if (others.length > 0) setStatus(others.map((fault) => fault.message).join(' '));
  else if (shown.length === 0) setStatus(message);
}
