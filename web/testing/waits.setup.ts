import { waits } from '@fitness-zone/testkit/waits.ts';
import { configure } from '@testing-library/react';

configure({
  asyncUtilTimeout: waits.step,
  // Without the markup of the page: most looks that find nothing are repeated, and printing it takes longest.
  getElementError: (message, container) => new Error(`${message}\n\n${container.textContent}`),
});
