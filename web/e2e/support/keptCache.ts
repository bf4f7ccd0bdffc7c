import type { Page } from 'playwright-core';

/** What the browser keeps of an account under a key that begins so, as JSON; null without it. */
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

/** The snapshot of the cache in the browser, as JSON; null without one. */
export const keptIn = (page: Page): Promise<string | null> => valueIn(page, 'cache');

/** The mutations that wait for the network in the browser, as JSON; null if none ever did. */
export const waitingIn = (page: Page): Promise<string | null> => valueIn(page, 'outbox.');
