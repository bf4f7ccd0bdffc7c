import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ErrorState } from './ErrorState.tsx';

test('Retry waits for the answer, also for a refusal, and keeps the focus', async () => {
  const tries: PromiseWithResolvers<void>[] = [];
  const onRetry = () => {
    const attempt = Promise.withResolvers<void>();
    tries.push(attempt);
    return attempt.promise;
  };
  render(<ErrorState onRetry={onRetry} />);
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Retry' });
  for (const end of ['resolve', 'reject'] as const) {
    await userEvent.click(button());
    expect(button().disabled).toBe(true);
    tries.at(-1)?.[end]();
    await expect.poll(() => button().disabled).toBe(false);
    expect(document.activeElement).toBe(button());
  }
  expect(tries).toHaveLength(2);
});
