import { SavePickUpPlanInput } from '@fitness-zone/contract/generated/inputs.ts';
import { zoneName } from '@fitness-zone/contract/time/zone-name.ts';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import type { PlanForm_PlanFragment } from '../../../../generated/graphql.ts';
import { useSavePickUpPlanMutation } from '../../../../generated/orders.ts';
import { shopNow } from '../../../../lib/time/shopClock.ts';
import { FormBanner } from '../../../../ui/form/FormBanner.tsx';
import { FormBody } from '../../../../ui/form/FormBody.tsx';
import { RadioFormField } from '../../../../ui/form/RadioFormField.tsx';
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx';
import { showRefusal } from '../../../../ui/form/showRefusal.ts';
import { TextFormField } from '../../../../ui/form/TextFormField.tsx';
import { type PlanValues, planRules, planValues, windowInput } from './planValues.ts';
import { WindowRows } from './WindowRows.tsx';

type Props = {
  plan: PlanForm_PlanFragment | null;
  /** the product that the plan may be for */
  product?: { id: string; productName: string };
  scope: PlanValues['scope'];
};

/** Asks for the pick-up place and windows. Without a product, they apply to all. */
export function PlanForm({ plan, product, scope }: Props) {
  const [save] = useSavePickUpPlanMutation();
  const [timeZone] = useState(
    () => plan?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
  );
  const [initialValues] = useState(() =>
    planValues(plan, scope, new Date(shopNow()).toLocaleDateString('sv', { timeZone })),
  );

  async function submit(values: PlanValues, form: FormikHelpers<PlanValues>) {
    form.setStatus(undefined);
    const outcome = await save({
      variables: {
        input: {
          productId: product && values.scope === 'product' ? product.id : null,
          place: values.place.trim(),
          timeZone,
          windows: values.windows.map(windowInput),
        },
      },
    });
    if (outcome.ok) form.resetForm({ values });
    else showRefusal(form, values, outcome.refusal);
  }

  return (
    <Formik<PlanValues>
      initialValues={initialValues}
      validationSchema={planRules}
      onSubmit={submit}
    >
      {({ status }) => (
        <FormBody label={product ? `Pick-up times of ${product.productName}` : 'Pick-up times'}>
          {status && <FormBanner>{status}</FormBanner>}
          {product && (
            <RadioFormField
              name="scope"
              label="For"
              options={[
                {
                  value: 'all',
                  text: 'All my products',
                  hint: 'Except products with their own times',
                },
                {
                  value: 'product',
                  text: `Only ${product.productName}`,
                  hint: 'Replaces the times for all products',
                },
              ]}
            />
          )}
          <TextFormField
            name="place"
            rows={2}
            bound={SavePickUpPlanInput.place}
            hint="Buyers see it from their first payment on. Nobody else does."
          />
          <WindowRows />
          <Typography variant="body2" color="textSecondary">
            Times are {zoneName(timeZone)}.
          </Typography>
          <SubmitButton>Save pick-up times</SubmitButton>
        </FormBody>
      )}
    </Formik>
  );
}
