import type { Page } from 'playwright-core';

/** The snapshot of the cache in the browser, as JSON; null without one. */
export const keptIn = (page: Page): Promise<string | null> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('fitness-zone');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('kept').objectStore('kept').get('cache');
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result ? JSON.stringify(reading.result) : null);
          };
        };
      }),
  );
