import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { AttributeName } from '@fitness-zone/contract/catalog/attributes.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { stubBrowserApis } from '../../../../testing/browserApiStubs.ts';
import { AttributeFields } from './AttributeFields.tsx';
import type { AttributeValues } from './attributeValues.ts';
import { emptyProduct, type ProductValues, productInput } from './productFields.ts';

beforeAll(stubBrowserApis);
afterEach(cleanup);

const categories: Record<string, { title: string; names: AttributeName[] }> = {
  benches: { title: 'Benches', names: ['brand', 'model', 'weight', 'foldable', 'backPositions'] },
  bikes: { title: 'Bikes', names: ['brand', 'weight', 'resistance'] },
};

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(
    ({ variables: { id } }) =>
      new Observable((observer) => {
        const { title, names } = categories[id] ?? { title: '', names: [] };
        const attributes = names.map((name) => ({ __typename: 'Attribute', name }));
        observer.next({ data: { category: { __typename: 'Category', id, title, attributes } } });
        observer.complete();
      }),
  ),
});

/** The fields in a form that reports its values. */
function open(attributes: AttributeValues = {}) {
  const onSubmit = vi.fn<(values: ProductValues) => void>();
  render(
    <ApolloProvider client={client}>
      <Formik<ProductValues>
        initialValues={{ ...emptyProduct, categoryId: 'benches', attributes }}
        onSubmit={onSubmit}
      >
        {({ setFieldValue, submitForm }) => (
          <>
            <AttributeFields />
            {Object.keys(categories).map((id) => (
              <button key={id} type="button" onClick={() => void setFieldValue('categoryId', id)}>
                {id}
              </button>
            ))}
            <button type="button" onClick={() => void submitForm()}>
              Send
            </button>
          </>
        )}
      </Formik>
    </ApolloProvider>,
  );
  const user = userEvent.setup({ delay: null });
  return {
    user,
    field: (label: string) => screen.findByLabelText<HTMLInputElement>(label),
    choose: (id: string) => user.click(screen.getByRole('button', { name: id })),
    send: () => user.click(screen.getByRole('button', { name: 'Send' })),
    sent: () => productInput(onSubmit.mock.lastCall?.[0] ?? emptyProduct, 'usd').attributes,
    onSubmit,
  };
}

test('a number is typed in the seller’s unit or in another one, and the rest is chosen', async () => {
  const { user, field, send, sent, onSubmit } = open();
  await user.type(await field('Weight'), '35');
  await user.selectOptions(await field('Folds up'), 'Yes');
  await user.type(await field('Back positions'), '7');
  await send();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual([
    { name: 'backPositions', value: '7' },
    { name: 'foldable', value: 'true' },
    { name: 'weight', value: '35 lb' },
  ]);
  await user.clear(await field('Weight'));
  await user.type(await field('Weight'), '16 kg');
  expect((await field('Weight')).value).toBe('16 kg');
  await send();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  expect(sent()).toContainEqual({ name: 'weight', value: '16 kg' });
});

test('facts that buyers filter by come first, and an unlikely one is asked about', async () => {
  const { user, field, send, onSubmit } = open();
  await field('Weight');
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Brand', 'Weight', 'Folds up', 'Back positions', 'Model']);
  await user.type(await field('Weight'), '900');
  expect(screen.queryByText(/than most benches/)).toBeNull();
  await user.tab();
  await screen.findByText(/^Heavier than most benches\. Is it (kg|lb)\?$/);
  await send();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});

test('an impossible value stays in its field, with the bounds in the seller’s unit', async () => {
  const { user, field, send, onSubmit } = open();
  const weight = await field('Weight');
  await user.type(weight, '9000');
  await user.type(await field('Back positions'), 'many');
  await send();
  await screen.findByText('must be between 0.11 lb and 2,204.6 lb');
  await screen.findByText('must be a whole number between 1 and 30');
  expect(weight.getAttribute('aria-invalid')).toBe('true');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a stored fact is shown in the seller’s unit, and sent as it was while nobody changes it', async () => {
  const { field, send, sent, onSubmit } = open({ weight: '15.8760 kg', brand: 'Anvil' });
  expect((await field('Weight')).value).toBe('35');
  await send();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual([
    { name: 'brand', value: 'Anvil' },
    { name: 'weight', value: '15.8760 kg' },
  ]);
});

test('another category keeps what it has too, and says what it left out until it comes back', async () => {
  const { field, choose, send, sent, onSubmit } = open({
    brand: 'Anvil',
    foldable: 'true',
    backPositions: '7',
  });
  await field('Folds up');
  await choose('bikes');
  await screen.findByText('Left out, since Bikes don’t have them: Folds up and Back positions.');
  await field('Resistance');
  expect(screen.queryByLabelText('Folds up')).toBeNull();
  await send();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual([{ name: 'brand', value: 'Anvil' }]);
  await choose('benches');
  await vi.waitFor(async () => expect((await field('Back positions')).value).toBe('7'));
  expect(screen.queryByText(/Left out/)).toBeNull();
});
