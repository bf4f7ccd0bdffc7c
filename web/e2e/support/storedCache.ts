import type { Page } from 'playwright-core';

/** The first stored value of an account whose key has this prefix, as JSON; null if there is none. */
const valueIn = (page: Page, beginning: string): Promise<string | null> =>
  page.evaluate(
    (begins) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('fitness-zone');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const keys = IDBKeyRange.bound(begins, `${begins}\uffff`);
          const reading = database.transaction('kept').objectStore('kept').getAll(keys);
          reading.onsuccess = () => {
            database.close();
            const [value] = reading.result;
            resolve(value ? JSON.stringify(value) : null);
          };
        };
      }),
    beginning,
  );

/** Deletes everything the browser stored. The application's own pages would store it again. */
export const clearBrowserStorage = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deletion = indexedDB.deleteDatabase('fitness-zone');
        deletion.onsuccess = () => resolve();
        deletion.onerror = () => reject(deletion.error);
      }),
  );

/** Makes a page save its cache, as hiding it does. `snapshotIn` then reads what was saved. */
export const saveSnapshot = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const value of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }
    Reflect.deleteProperty(document, 'visibilityState');
  });

/** The stored snapshot of the cache, as JSON; null if there is none. */
export const snapshotIn = (page: Page): Promise<string | null> => valueIn(page, 'cache');

/** The stored mutations that wait for the network, as JSON; null if there never were any. */
export const waitingIn = (page: Page): Promise<string | null> => valueIn(page, 'outbox.');
