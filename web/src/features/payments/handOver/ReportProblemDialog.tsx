import { ReportProblemInput } from '@fitness-zone/contract/generated/inputs.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Formik, type FormikHelpers } from 'formik';
import { useId } from 'react';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { FormBody } from '../../../ui/form/FormBody.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { showRefusal } from '../../../ui/form/showRefusal.ts';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { useReportProblemMutation } from './handOver.cache.generated.ts';
import { reportProblemOptions } from './handOver.cache.ts';
import { reportProblemSchema } from './handOver.rules.ts';

type Values = { problem: string };

type Props = { paymentId: string; productName: string; open: boolean; onClose: () => void };

/** Asks a buyer what is wrong with something that was bought, and tells the shop's admins. */
export function ReportProblemDialog({ paymentId, productName, open, onClose }: Props) {
  const id = useId();
  const [reportProblem] = useReportProblemMutation(reportProblemOptions);

  async function submit(values: Values, form: FormikHelpers<Values>) {
    form.setStatus(undefined);
    const input = { paymentId, problem: values.problem.trim() };
    const outcome = await reportProblem({ variables: { input } });
    if (outcome.ok) onClose();
    else showRefusal(form, values, outcome.refusal);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        What is wrong with {productName}?
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={`${id}-text`}>
          The shop’s admins read this; the seller sees only that something is wrong. You can say it
          once, so please say all that matters.
        </DialogContentText>
        <Formik
          initialValues={{ problem: '' }}
          validationSchema={reportProblemSchema}
          onSubmit={submit}
        >
          {({ status, isSubmitting }) => (
            <FormBody label={`Something is wrong with ${productName}`}>
              {status && <FormBanner>{status}</FormBanner>}
              <TextFormField
                name="problem"
                label="What is wrong"
                rows={4}
                maxLength={ReportProblemInput.problem.maxLength}
              />
              <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
                <Button size="large" onClick={onClose} disabled={isSubmitting}>
                  Cancel
                </Button>
                <SubmitButton>Send</SubmitButton>
              </Box>
            </FormBody>
          )}
        </Formik>
      </DialogContent>
    </Dialog>
  );
}
