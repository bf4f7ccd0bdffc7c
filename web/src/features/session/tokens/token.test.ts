import { afterEach, expect, test, vi } from 'vitest';
import { accountIdOf, onTokenChange, readToken, savedToken, writeToken } from './token.ts';

const forgedToken = (secondsLeft: number, sub = 'ada') =>
  `e30.${btoa(JSON.stringify({ sub, exp: Date.now() / 1000 + secondsLeft }))}.x`;

afterEach(() => writeToken(null));

test('a token is stored in local storage under fitnessZone and read back', () => {
  const token = forgedToken(3600);
  writeToken(token);
  expect(localStorage.getItem('fitnessZone')).toBe(token);
  expect(readToken()).toBe(token);
  expect(accountIdOf(token)).toBe('ada');
});

test('a token counts as expired 30 seconds before it does', () => {
  writeToken(forgedToken(31));
  expect(readToken()).not.toBeNull();
  writeToken(forgedToken(29));
  expect(readToken()).toBeNull();
  expect(savedToken()).not.toBeNull();
});

test('a value that is not a token is not sent', () => {
  writeToken('nonsense');
  expect(readToken()).toBeNull();
});

test('a listener is called for changes in this tab and in another one, until it is removed', () => {
  const listener = vi.fn();
  const removeListener = onTokenChange(listener);
  const token = forgedToken(3600);
  writeToken(token);
  expect(listener).toHaveBeenLastCalledWith(token);
  localStorage.removeItem('fitnessZone');
  window.dispatchEvent(new StorageEvent('storage', { key: 'fitnessZone' }));
  expect(listener).toHaveBeenLastCalledWith(null);
  removeListener();
  writeToken(forgedToken(60));
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a browser that refuses storage has the token as long as the page', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  const token = forgedToken(3600);
  writeToken(token);
  expect(readToken()).toBe(token);
  writeToken(null);
  expect(readToken()).toBeNull();
  for (const spy of spies) spy.mockRestore();
});
