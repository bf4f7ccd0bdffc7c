import { Outlet, useLoaderData } from 'react-router-dom';
import { type ClientConfig, ConfigContext } from '../lib/config.ts';

/** Hands the run-time configuration, which its route has loaded, to every screen. */
export function ConfigProvider() {
  return (
    <ConfigContext value={useLoaderData<ClientConfig>()}>
      <Outlet />
    </ConfigContext>
  );
}
