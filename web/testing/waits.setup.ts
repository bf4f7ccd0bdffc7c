import './unstyled.ts';
import { waits } from '@fitness-zone/testkit/waits.ts';
import { configure, getConfig } from '@testing-library/react';
import './withoutDevtools.ts';
import './withoutOwnerStacks.ts';

/** Testing Library's own mark on lookups that are repeated until they time out. */
type Repeated = { _disableExpensiveErrorDiagnostics?: boolean };

configure({
  asyncUtilTimeout: waits.step,
  // Leaves out the page's markup, which takes longest to print, and for repeated lookups also its text.
  getElementError: (message, container) =>
    new Error(
      (getConfig() as Repeated)._disableExpensiveErrorDiagnostics
        ? `${message}`
        : `${message}\n\n${container.textContent}`,
    ),
});
