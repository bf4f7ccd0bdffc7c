import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyChunk } from '../../../lib/chunks/lazyChunk.tsx';
import { useConfig } from '../../../lib/config.ts';
import { FormBanner } from '../../../ui/form/FormBanner.tsx';
import { toast, toastNotLoaded } from '../../../ui/toasts/toast.ts';
import { ContactLinked } from '../../session/ContactLinked.tsx';
import { authErrorText } from '../../session/identity/authErrors.ts';
import type { GoogleAccount } from '../../session/identity/identity.ts';
import { useSession } from '../../session/session.ts';
import { GoogleMark } from './GoogleMark.tsx';

const GoogleAccountChooser = lazyChunk(
  async () => (await import('./GoogleAccountChooser.tsx')).GoogleAccountChooser,
);

/** Signs in with a Google account: in Google's own window, or with the emulator in our chooser. */
export function GoogleButton() {
  const { signInWithGoogle, exchangeToken, setLoading } = useSession();
  const { firebase } = useConfig();
  const [choosing, setChoosing] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function signIn(account?: GoogleAccount) {
    setChoosing(false);
    setPending(true);
    setProblem(undefined);
    try {
      await signInWithGoogle(account);
      const { success, message, code } = await exchangeToken();
      if (success) toast.success(' user sign in successfully');
      else if (code === 'SUSPENDED') setProblem(message);
      else toast.error(message);
    } catch (error) {
      setLoading(false);
      setProblem(authErrorText(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      {problem && (
        <FormBanner>
          <ContactLinked text={problem} />
        </FormBanner>
      )}
      <Button
        variant="outlined"
        color="inherit"
        size="large"
        fullWidth
        loading={pending}
        startIcon={<GoogleMark />}
        onClick={() => (firebase.emulatorUrl ? setChoosing(true) : void signIn())}
      >
        sign in with google
      </Button>
      {choosing && (
        <GoogleAccountChooser
          onChoose={(account) => void signIn(account)}
          onCancel={() => setChoosing(false)}
          onLoadError={(error) => {
            setChoosing(false);
            toastNotLoaded(error);
          }}
        />
      )}
    </>
  );
}
