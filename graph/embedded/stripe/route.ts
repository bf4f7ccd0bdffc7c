import type { OperationContext } from './operations/operation-context.ts';
import type { Params } from './params.ts';

export type Call = {
  context: OperationContext;
  id: string;
  params: Params;
  /** True if the caller used the publishable key only. */
  fromBrowser: boolean;
  /** The connected account that the platform acts for. */
  account: string | null;
  /** The sandbox's own address. */
  origin: string;
};

/**
 * One call of the API. `browser`: the publishable key is enough. `accounts`: the platform may make it on behalf of a
 * connected account.
 */
export type Route = {
  method: 'GET' | 'POST';
  url: string;
  browser?: true;
  accounts?: true;
  run: (call: Call) => object;
};
