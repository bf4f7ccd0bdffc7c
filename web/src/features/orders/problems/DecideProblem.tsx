import { DecideProblemInput } from '@fitness-zone/contract/generated/inputs.ts';
import { readAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { useMemo } from 'react';
import { useAdminDecideProblemMutation } from '../../../generated/orders.ts';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { FormBody } from '../../../ui/form/FormBody.tsx';
import { RadioFormField } from '../../../ui/form/RadioFormField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { showRefusal } from '../../../ui/form/showRefusal.ts';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import type { ActedOrder } from '../actions/actedOrder.ts';
import { AmountField } from './AmountField.tsx';
import { decisionChoices } from './decisionChoices.ts';
import { decideProblemRules } from './problem.rules.ts';

const initialValues = { decision: '', amount: '', text: '' };

/** Asks an admin for the decision, below both sides' statements, with a note to both. */
export function DecideProblem({ order }: { order: ActedOrder }) {
  const [decide] = useAdminDecideProblemMutation();
  const { kept } = order.totals;
  const rules = useMemo(() => decideProblemRules(kept), [kept]);
  const choices = decisionChoices(order);

  async function submit(values: typeof initialValues, form: FormikHelpers<typeof initialValues>) {
    form.setStatus(undefined);
    const chosen = choices.find(({ value }) => value === values.decision);
    if (!chosen) {
      form.setFieldError('decision', 'The amounts have changed. Choose again.');
      return;
    }
    const { decision, amount } = chosen;
    const typed = values.decision === 'OWN' ? readAmount(values.amount, kept.currency) : amount;
    const sent = await decide({
      variables: {
        input: { orderId: order.id, decision, amount: typed, text: values.text.trim() },
      },
    });
    if (!sent.ok) showRefusal(form, values, sent.refusal);
  }

  return (
    <Formik initialValues={initialValues} validationSchema={rules} onSubmit={submit}>
      {({ status }) => (
        <FormBody label="Decide on the problem">
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            Refundable: {kept.formatted}. Your decision is final, and both will see your reason.
          </Typography>
          {status && <FormBanner>{status}</FormBanner>}
          <RadioFormField name="decision" label="Decision" options={choices} />
          <AmountField field="decision" value="OWN" kept={kept} />
          <TextFormField name="text" rows={3} bound={DecideProblemInput.text} />
          <SubmitButton>Send decision</SubmitButton>
        </FormBody>
      )}
    </Formik>
  );
}
