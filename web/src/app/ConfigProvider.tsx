import { use, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ConfigContext, loadConfig, RenderedConfigContext } from '../lib/config.ts';
import { FirstSkeleton } from './FirstSkeleton.tsx';

/**
 * Hands the run-time configuration to every screen. It is fetched first, unless the server wrote it into
 * the page.
 */
export function ConfigProvider() {
  const [config, setConfig] = useState(use(RenderedConfigContext));
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (!config) loadConfig().then(setConfig, (error: unknown) => setFailure({ error }));
  }, [config]);
  // The error page renders this again when the connection is back.
  if (failure) throw failure.error;
  if (!config) return <FirstSkeleton />;
  return (
    <ConfigContext value={config}>
      <Outlet />
    </ConfigContext>
  );
}
