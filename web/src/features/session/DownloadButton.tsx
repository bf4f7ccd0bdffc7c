import { mdiDownloadOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { noCacheHeaders } from '../../apollo/links/noCache.ts';
import { downloadTimeoutMs, saveFile } from '../../lib/saveFile.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { freshToken } from './tokens/token.ts';

type Props = {
  children: string;
  /** REST path, such as `/people.csv`. */
  path: string;
  /** The file's filters; undefined ones are left out. */
  parameters: Readonly<Record<string, string | undefined>>;
  fileName: string;
};

/** Downloads a file from our server with the user's token. */
export function DownloadButton({ children, path, parameters, fileName }: Props) {
  const [loading, setLoading] = useState(false);

  async function download() {
    setLoading(true);
    try {
      saveFile(fileName, await fetchFile(path, parameters));
    } catch {
      toast.error('The download failed. Please try again.');
    } finally {
      setLoading(false);
    }
  }

  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Icon path={mdiDownloadOutline} size={18} />}
      loading={loading}
      loadingPosition="start"
      onClick={() => void download()}
    >
      {loading ? 'Downloading…' : children}
    </Button>
  );
}

/** @throws Error if the server refuses, can't be reached or aborts the file */
async function fetchFile(path: string, parameters: Props['parameters']): Promise<Blob> {
  const given = Object.entries(parameters).filter((pair): pair is [string, string] => !!pair[1]);
  const token = await freshToken();
  const response = await fetch(`${path}?${new URLSearchParams(given)}`, {
    headers: {
      ...(token && { authorization: `bearer ${token}` }),
      ...noCacheHeaders(),
    },
    signal: AbortSignal.timeout(downloadTimeoutMs),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.blob();
}
