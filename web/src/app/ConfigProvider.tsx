import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import { Outlet, useLoaderData } from 'react-router-dom';
import { ConfigContext } from '../lib/config.ts';

/** Hands the run-time configuration, which its route has loaded, to every screen. */
export function ConfigProvider() {
  return (
    <ConfigContext value={useLoaderData<ClientConfig>()}>
      <Outlet />
    </ConfigContext>
  );
}
