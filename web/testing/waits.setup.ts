import './unstyled.ts';
import { waits } from '@fitness-zone/testkit/waits.ts';
import { configure, getConfig } from '@testing-library/react';

/** Testing Library's own mark of a look that is repeated until its time is over. */
type Repeated = { _disableExpensiveErrorDiagnostics?: boolean };

configure({
  asyncUtilTimeout: waits.step,
  // Without the markup of the page, whose printing takes longest, and of looks that are repeated without its text.
  getElementError: (message, container) =>
    new Error(
      (getConfig() as Repeated)._disableExpensiveErrorDiagnostics
        ? `${message}`
        : `${message}\n\n${container.textContent}`,
    ),
});
