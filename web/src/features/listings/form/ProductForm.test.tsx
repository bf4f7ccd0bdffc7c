import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { stubBrowserApis } from '../../../../testing/browserApiStubs.ts';
import { showRefusal } from '../../../ui/form/showRefusal.ts';
import { PhotoUploads } from '../../uploads/photoUploads.ts';
import { ProductForm } from './ProductForm.tsx';
import { emptyProduct, productInput } from './productFields.ts';

beforeAll(stubBrowserApis);
afterEach(cleanup);

type Submit = ComponentProps<typeof ProductForm>['onSubmit'];

URL.createObjectURL = () => 'blob:photo';
URL.revokeObjectURL = () => {};

const categories = [{ id: 'c1', title: 'Treadmills' }] as unknown as ComponentProps<
  typeof ProductForm
>['categories'];

const portland = {
  __typename: 'Place',
  name: 'Portland',
  region: 'OR',
  country: 'US',
  postalCode: null,
  latitude: 45.52,
  longitude: -122.68,
};
/** The answer to a look-up of places; null makes it fail. */
let places: readonly (typeof portland)[] | null = [portland];
/** The categories that have products similar to the typed name. */
let ideas: object = { facets: null };
const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName === 'OwnPlace') observer.next({ data: { me: null } });
        else if (operationName === 'CategoryAttributes')
          observer.next({ data: { category: null } });
        else if (operationName === 'FactIdeas')
          observer.next({ data: { products: { facets: null } } });
        else if (operationName === 'CategoryIdea') observer.next({ data: { products: ideas } });
        else if (places) observer.next({ data: { places } });
        else observer.error(new Error('The geocoder is down.'));
        observer.complete();
      }),
  ),
});

function open(onSubmit: Submit) {
  render(
    <ApolloProvider client={client}>
      <ProductForm
        label="Product Post to Sell"
        submitText="Add Service"
        categories={categories}
        currency="usd"
        initialValues={emptyProduct}
        uploads={new PhotoUploads({ shrink: async (file) => file, send: async () => '/images/a' })}
        onSubmit={onSubmit}
      />
    </ApolloProvider>,
  );
  const user = userEvent.setup({ delay: null });
  const type = async (label: string, text: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  return {
    send: () => user.click(screen.getByRole('button', { name: 'Add Service' })),
    async fillIn() {
      await user.selectOptions(screen.getByLabelText('Category'), 'Treadmills');
      await user.selectOptions(screen.getByLabelText('Condition'), 'Good');
      await type('Product name', 'Runner');
      await type('Original price', '900');
      await type('Resale price', '349.5');
      await type('Years of use', '1.5');
      await type('Phone', '0301234567');
      await type('Location', 'Berlin');
      await type('Description', 'Runs.');
      await user.upload(
        screen.getByLabelText('Photos'),
        new File(['x'], 'a.png', { type: 'image/png' }),
      );
    },
  };
}

test('an empty form says what is missing and sends nothing', async () => {
  const onSubmit = vi.fn<Submit>();
  const { send } = open(onSubmit);
  await send();
  await screen.findByText('product category is required');
  await screen.findByText('Service description is must be required');
  await screen.findByText('Service photo is must be required');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(10);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('values arrive as typed, a leading zero included', async () => {
  const onSubmit = vi.fn<Submit>(async () => {});
  const { fillIn, send } = open(onSubmit);
  await fillIn();
  await send();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    categoryId: 'c1',
    condition: 'GOOD',
    phone: '0301234567',
    resalePrice: '349.5',
  });
});

test('numbers are typed in text fields, with a point or a comma', async () => {
  const onSubmit = vi.fn<Submit>(async () => {});
  const { fillIn, send } = open(onSubmit);
  await fillIn();
  const user = userEvent.setup({ delay: null });
  const typed = { 'Original price': '1,234', 'Resale price': '149,50', 'Years of use': '1,5' };
  for (const [label, text] of Object.entries(typed)) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    expect([field.type, field.inputMode]).toEqual(['text', 'decimal']);
    await user.clear(field);
    await user.type(field, text);
  }
  await send();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(productInput(onSubmit.mock.calls[0]?.[0] ?? emptyProduct, 'usd')).toMatchObject({
    originalPrice: 1234_00,
    resalePrice: 149_50,
    yearsOfUsedProduct: 1.5,
  });
});

test('a resale price above the original one is warned of, and may be posted', async () => {
  const onSubmit = vi.fn<Submit>(async () => {});
  const { fillIn, send } = open(onSubmit);
  await fillIn();
  const warning = /more than the original price/;
  expect(screen.queryByText(warning)).toBeNull();
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByLabelText('Resale price'));
  await user.clear(screen.getByLabelText('Resale price'));
  await user.paste('900.01');
  await screen.findByText(warning);
  const note = screen.getByLabelText('Resale price').getAttribute('aria-describedby');
  expect(document.getElementById(note ?? '')?.textContent).toMatch(warning);
  await send();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});

test.each([
  ['(503) 555-0142', '5035550142'],
  ['+49 30 1234567', '49301234567'],
  ['0301234567', '0301234567'],
])('a phone number that is typed or pasted as %s is its digits', async (written, digits) => {
  const onSubmit = vi.fn<Submit>(async () => {});
  const { fillIn, send } = open(onSubmit);
  await fillIn();
  const field = screen.getByLabelText<HTMLInputElement>('Phone');
  const user = userEvent.setup({ delay: null });
  await user.clear(field);
  await user.type(field, written);
  expect(field.value).toBe(digits);
  await user.clear(field);
  await user.click(field);
  await user.paste(written);
  expect(field.value).toBe(digits);
  await send();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0].phone).toBe(digits);
});

test('the server’s refusal stands at the field that it names, any other above the form', async () => {
  const refusals = [
    { message: 'Phone must have 4 to 20 digits.', field: 'phone' },
    { message: 'Too many requests.', field: null },
  ];
  const onSubmit = vi.fn<Submit>(async (values, form) => {
    const refusal = refusals.shift();
    if (refusal) showRefusal(form, values, refusal);
  });
  const { fillIn, send } = open(onSubmit);
  await fillIn();
  await send();
  await screen.findByText('Phone must have 4 to 20 digits.');
  expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true');
  await send();
  await screen.findByText('Too many requests.');
});

async function typeLocation(text: string) {
  const user = userEvent.setup({ delay: null });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Location' });
  await user.clear(field);
  await user.type(field, text);
  return { user, field };
}

test('a town that is chosen from the suggestions is sent beside the location, until its text is changed', async () => {
  const onSubmit = vi.fn<Submit>(async () => {});
  const { fillIn, send } = open(onSubmit);
  await fillIn();
  const { user, field } = await typeLocation('portl');
  await user.click(await screen.findByRole('option', { name: 'Portland, OR' }));
  expect(field.value).toBe('Portland, OR');
  await screen.findByText(/Buyers near Portland, OR find it/);
  await send();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  const { __typename, ...place } = portland;
  const sent = () => productInput(onSubmit.mock.lastCall?.[0] ?? emptyProduct, 'usd');
  expect(sent()).toMatchObject({ location: 'Portland, OR', place });
  await user.type(field, ' (north)');
  await send();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  expect(sent()).toMatchObject({ location: 'Portland, OR (north)' });
  expect(sent()).not.toHaveProperty('place');
});

test('while towns cannot be looked up a hint says so, and the typed text is sent', async () => {
  places = null;
  onTestFinished(() => {
    places = [portland];
  });
  const onSubmit = vi.fn<Submit>(async () => {});
  const { fillIn, send } = open(onSubmit);
  await fillIn();
  await typeLocation('My garage');
  await screen.findByText(/Towns can’t be looked up right now/);
  await send();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ location: 'My garage', place: null });
});

test('the typed name proposes the category that has most like it, until one is chosen', async () => {
  const [category] = categories as unknown as { id: string; title: string }[];
  ideas = { facets: { categories: [{ category, count: 7 }] } };
  onTestFinished(() => {
    ideas = { facets: null };
  });
  open(async () => {});
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByLabelText('Product name'), 'Folding treadmill');
  await user.click(await screen.findByRole('button', { name: 'Choose Treadmills' }));
  expect(screen.getByLabelText('Category')).toHaveProperty('value', category?.id);
  expect(screen.queryByRole('button', { name: 'Choose Treadmills' })).toBeNull();
});
