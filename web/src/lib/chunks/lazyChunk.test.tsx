import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyChunk } from './lazyChunk.tsx';
import { ChunkLoadError } from './loadChunk.ts';

afterEach(cleanup);

const Panel = ({ name }: { name: string }) => <p>Panel of {name}</p>;

/** A chunk whose import fails that many times before it succeeds. */
function failing(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch');
    return Panel;
  });
  return load;
}

const online = () => act(async () => void window.dispatchEvent(new Event('online')));

test('a component is rendered when its chunk has been loaded, once for all of its places', async () => {
  const load = failing(0);
  const Lazy = lazyChunk(load);
  render(<Lazy name="Ada" />);
  expect(await screen.findByText('Panel of Ada')).toBeTruthy();
  render(<Lazy name="Bob" />);
  expect(screen.getByText('Panel of Bob')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('a chunk that fails leaves the page as it is, and is loaded when the connection is back', async () => {
  const Lazy = lazyChunk(failing(2), { Failure: () => <p>Missing</p> });
  const onLoadError = vi.fn();
  render(
    <>
      <h1>Page</h1>
      <Lazy name="Ada" onLoadError={onLoadError} />
    </>,
  );
  expect(await screen.findByText('Missing')).toBeTruthy();
  expect(onLoadError).toHaveBeenCalledWith(expect.any(ChunkLoadError));
  await online();
  expect(screen.getByText('Missing')).toBeTruthy();
  await online();
  expect(screen.getByText('Panel of Ada')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy();
});

test('rendering it anew tries again', async () => {
  const Lazy = lazyChunk(failing(1));
  const onLoadError = vi.fn();
  const { unmount } = render(<Lazy name="Ada" onLoadError={onLoadError} />);
  await vi.waitFor(() => expect(onLoadError).toHaveBeenCalledOnce());
  unmount();
  render(<Lazy name="Ada" />);
  expect(await screen.findByText('Panel of Ada')).toBeTruthy();
});

test('one that suspends shows what stands in for it until it is loaded', async () => {
  let finish = () => {};
  const load = () =>
    new Promise<typeof Panel>((resolve) => {
      finish = () => resolve(Panel);
    });
  const Lazy = lazyChunk(load, { suspends: true });
  const page = (
    <Suspense fallback={<p>Skeleton</p>}>
      <Lazy name="Ada" />
    </Suspense>
  );
  await act(async () => void render(page));
  expect(screen.getByText('Skeleton')).toBeTruthy();
  await act(async () => finish());
  expect(await screen.findByText('Panel of Ada')).toBeTruthy();
});

test('one that was loaded ahead never suspends', async () => {
  const Lazy = lazyChunk(failing(0), { suspends: true });
  await Lazy.load();
  render(<Lazy name="Ada" />);
  expect(screen.getByText('Panel of Ada')).toBeTruthy();
});
