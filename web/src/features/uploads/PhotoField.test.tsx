import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Formik } from 'formik';
import { afterEach, expect, test, vi } from 'vitest';
import { FormBody } from '../../ui/form/FormBody.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { PhotoField } from './PhotoField.tsx';

afterEach(cleanup);

URL.createObjectURL = () => 'blob:photo';
URL.revokeObjectURL = () => {};

function open() {
  const onSubmit = vi.fn();
  render(
    <Formik initialValues={{ image: null }} onSubmit={onSubmit}>
      <FormBody label="Form">
        <PhotoField progress={null} />
        <SubmitButton>Send</SubmitButton>
      </FormBody>
    </Formik>,
  );
  return { onSubmit, field: screen.getByLabelText('Photo') };
}

const pdf = new File(['x'], 'bill.pdf', { type: 'application/pdf' });
const png = new File(['x'], 'bench.png', { type: 'image/png' });
const refusal = 'This file isn’t a photo. Please use JPEG, PNG, WebP, AVIF or GIF.';

test.each([
  ['chosen', (field: HTMLElement, user: UserEvent) => user.upload(field, pdf)],
  ['dropped', (field: HTMLElement) => fireEvent.drop(field, { dataTransfer: { files: [pdf] } })],
])(
  'a file that is no picture is refused when it is %s, and a picture after it taken',
  async (_how, give) => {
    const user = userEvent.setup({ applyAccept: false, delay: null });
    const { field, onSubmit } = open();
    screen.getByText('JPEG, PNG, WebP, AVIF or GIF, up to 10 MB');
    await give(field, user);
    await screen.findByText(refusal);
    expect(screen.queryByRole('img')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.upload(field, png);
    await screen.findByText(/^bench\.png/);
    expect(screen.queryByText(refusal)).toBeNull();
    await screen.findByRole('img', { name: 'The photo you chose' });
  },
);
