import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../apollo/client.ts';
import { SessionDocument } from '../../generated/session.ts';
import { anAccount } from './session.fixture.tsx';
import { installWorkerWhenIdle, removeWorker } from './workerInstallation.ts';

/** Defines a browser API that jsdom lacks. */
const give = (owner: object, name: string, value: unknown) =>
  Object.defineProperty(owner, name, { configurable: true, value });

let steps: string[];
let registration: object | undefined;
let finishRegister: () => void;

const note = (step: string) => async () => {
  steps.push(step);
  return true;
};

beforeEach(() => {
  steps = [];
  registration = undefined;
  const register = () =>
    new Promise<void>((resolve) => {
      steps.push('register');
      finishRegister = () => {
        registration = {
          active: null,
          installing: null,
          waiting: null,
          addEventListener: () => {},
          pushManager: { getSubscription: async () => ({ unsubscribe: note('unsubscribe') }) },
          getNotifications: async () => [{ close: () => void steps.push('close') }],
          unregister: note('unregister'),
        };
        resolve();
      };
    });
  give(navigator, 'serviceWorker', { register, getRegistration: async () => registration });
  give(globalThis, 'requestIdleCallback', (call: () => void) => call());
  give(globalThis, 'caches', { keys: async () => [] });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'caches');
});

test('a worker whose installation ends after the sign-out is removed with its push messages', async () => {
  const client = createClient({ readToken: () => null, onSignedOut: () => {} });
  client.writeQuery({ query: SessionDocument, data: { me: anAccount('ada') } });
  const stop = installWorkerWhenIdle(client, 'build');
  await vi.waitFor(() => expect(steps).toEqual(['register']));
  stop();
  await removeWorker();
  expect(steps).toEqual(['register']);
  finishRegister();
  await vi.waitFor(() => expect(steps).toContain('unregister'));
  expect(steps.slice(1, 3).toSorted()).toEqual(['close', 'unsubscribe']);
  expect(steps[3]).toBe('unregister');
});

test('signing out removes the worker also from a browser without push messages', async () => {
  registration = { active: null, unregister: note('unregister') };
  await removeWorker();
  expect(steps).toEqual(['unregister']);
});
