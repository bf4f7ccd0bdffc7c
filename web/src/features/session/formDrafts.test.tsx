import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { afterEach, expect, test } from 'vitest';
import { authLink } from '../../apollo/links/auth.ts';
import { FormBody } from '../../ui/form/FormBody.tsx';
import { TextFormField } from '../../ui/form/TextFormField.tsx';
import {
  aProvider,
  aShop,
  forgedToken,
  open,
  sessionNow,
  useShownSession,
} from './session.fixture.tsx';
import { freshToken, readToken, reportRefusedToken, writeToken } from './tokens/token.ts';

afterEach(() => {
  cleanup();
  writeToken(null);
});

/** The form of a page that only signed-in users see. */
function ProfileScreen() {
  const { loading, user } = useShownSession();
  if (!user) return <p>{loading ? 'loading' : 'signed out'}</p>;
  return (
    <Formik initialValues={{ name: user.displayName ?? '' }} onSubmit={() => {}}>
      <FormBody label="Profile">
        <TextFormField name="name" label="Name" />
      </FormBody>
    </Formik>
  );
}

async function typeInProfile(shop = aShop()) {
  // Differs from the shop's token.
  writeToken(forgedToken('ada', 1800));
  open(aProvider('ada'), shop, ProfileScreen);
  await userEvent.type(await screen.findByLabelText('Name'), ' Lovelace');
  return screen.getByLabelText('Name');
}

test('a form is filled again when a refused token has been replaced', async () => {
  const shop = aShop();
  const field = await typeInProfile(shop);
  reportRefusedToken(readToken() ?? '');
  await expect.poll(() => shop.exchanges).toEqual(['ada']);
  await screen.findByDisplayValue('ada Lovelace');
  expect(field.isConnected).toBe(false);
});

test('a form is filled again for the same account after signing in, not for another', async () => {
  await typeInProfile();
  act(() => writeToken(null));
  await screen.findByText('signed out');
  await act(() => sessionNow().exchangeToken());
  await screen.findByDisplayValue('ada Lovelace');
  act(() => writeToken(null));
  await screen.findByText('signed out');
  await act(() => sessionNow().signIn('bob', 'secret'));
  await act(() => sessionNow().exchangeToken());
  await screen.findByDisplayValue('bob');
});

test('a form stays filled while the token has expired and the provider is unreachable', async () => {
  const shop = aShop();
  const provider = aProvider('ada');
  const tokens = { readToken: freshToken, onSignedOut: reportRefusedToken };
  shop.client.setLink(authLink(tokens).concat(shop.client.link));
  writeToken(forgedToken('ada', 1800));
  open(provider, shop, ProfileScreen);
  await userEvent.type(await screen.findByLabelText('Name'), ' Lovelace');
  provider.fail('network-request-failed');
  act(() => writeToken(forgedToken('ada', -60)));
  // Simulates a reconnection after a broken connection.
  await act(async () => void (await shop.client.refetchObservableQueries().catch(() => {})));
  expect(screen.queryByDisplayValue('ada Lovelace')).not.toBeNull();
  provider.fail(null);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await expect.poll(() => shop.exchanges).toEqual(['ada']);
  await act(async () => void (await shop.client.refetchObservableQueries()));
  expect(screen.queryByDisplayValue('ada Lovelace')).not.toBeNull();
});
