/**
 * A page's message to the service worker. `takeOver`: a page of this build is open and needs its worker now. `forget`:
 * the account has signed out.
 */
export type WorkerMessage = { type: 'takeOver'; build: string } | { type: 'forget' };
