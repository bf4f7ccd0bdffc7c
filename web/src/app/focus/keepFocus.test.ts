import { waits } from '@fitness-zone/testkit/waits.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let page: HTMLElement;
let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `<header><button>Menu</button></header><main>
    <h1>My products</h1><h2>For sale</h2>
    <ul>${['Bench', 'Rower', 'Bike']
      .map((name) => `<li><a href="/${name}">${name}</a><p><button>Delete</button></p></li>`)
      .join('')}</ul>
    <p><button>Follow</button></p></main><div role="dialog"><button>Yes</button></div>`;
  page = document.querySelector('main') as HTMLElement;
  end = keepFocus(page);
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const row = (name: string) => page.querySelector(`[href="/${name}"]`)?.parentElement as HTMLElement;
const button = (within: ParentNode = document) => within.querySelector('button') as HTMLElement;
const focused = () => document.activeElement;

test('the same control of the next row has the focus once its own row is gone', async () => {
  button(row('Bench')).focus();
  row('Bench').remove();
  await vi.waitFor(() => expect(focused()).toBe(button(row('Rower'))));
});

test('after the last row, the list’s heading has it', async () => {
  button(row('Bike')).focus();
  row('Bike').remove();
  await vi.waitFor(() => expect(focused()).toBe(page.querySelector('h2')));
});

test('it moves on after a dialog has confirmed', async () => {
  button(row('Bench')).focus();
  const dialog = document.querySelector('[role=dialog]') as HTMLElement;
  button(dialog).focus();
  row('Bench').remove();
  dialog.remove();
  await vi.waitFor(() => expect(focused()).toBe(button(row('Rower'))));
});

test('a control that stays disabled hands it on, one that comes back has it again', async () => {
  const disable = (name: string, is: boolean) => button(row(name)).toggleAttribute('disabled', is);
  button(row('Bench')).focus();
  disable('Bench', true);
  await expect.poll(focused, { timeout: waits.step }).toBe(button(row('Rower')));
  disable('Rower', true);
  await new Promise(requestAnimationFrame);
  (focused() as HTMLElement).blur();
  disable('Rower', false);
  await vi.waitFor(() => expect(focused()).toBe(button(row('Rower'))));
});

test('the control that replaces another in its place gets it', async () => {
  button(row('Bench')).focus();
  button(row('Bench')).outerHTML = '<button>Undo</button>';
  await vi.waitFor(() => expect(focused()?.textContent).toBe('Undo'));
});

test('a control that moves with its row keeps it', async () => {
  button(row('Bench')).focus();
  row('Bike').after(row('Bench'));
  await vi.waitFor(() => expect(focused()).toBe(button(row('Bench'))));
});

test('outside of rows, what replaces the control has it, else the heading', async () => {
  const follow = page.querySelector(':scope > p > button') as HTMLElement;
  follow.focus();
  follow.outerHTML = '<button>Unfollow</button>';
  await vi.waitFor(() => expect(focused()?.textContent).toBe('Unfollow'));
  focused()?.parentElement?.remove();
  await vi.waitFor(() => expect(focused()).toBe(page.querySelector('h2')));
});

test('a control that was left before it went away takes nothing along', async () => {
  button(row('Bench')).focus();
  page.querySelector('h1')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button(row('Bench')).blur();
  row('Bench').remove();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(focused()).toBe(document.body);
});
