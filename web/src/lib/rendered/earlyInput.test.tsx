import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepEarlyInput } from './earlyInput.ts';

function Form() {
  const [values, setValues] = useState({
    photo: '',
    name: '',
    note: 'Hi',
    size: 'S',
    news: false,
    role: 'a',
  });
  const [renders, setRenders] = useState(0);
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }));
  return (
    <form>
      <input
        name="photo"
        type="file"
        onChange={({ target }) => set({ photo: target.files?.[0]?.name ?? '' })}
      />
      <input
        name="name"
        value={values.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <textarea
        name="note"
        value={values.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      <select
        name="size"
        value={values.size}
        onChange={({ target }) => set({ size: target.value })}
      >
        <option>S</option>
        <option>M</option>
      </select>
      <input
        type="checkbox"
        name="news"
        checked={values.news}
        onChange={({ target }) => set({ news: target.checked })}
      />
      {['a', 'b'].map((role) => (
        <input
          key={role}
          type="radio"
          name="role"
          value={role}
          checked={values.role === role}
          onChange={() => set({ role })}
        />
      ))}
      <input name="free" defaultValue="as written" />
      <button type="button" onClick={() => setRenders(renders + 1)}>
        again
      </button>
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

/** Renders the form like the server and hydrates it; `during` runs before React handles events. */
async function openForm(before: (form: HTMLFormElement) => void, during = before) {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Form />);
  const form = page.firstElementChild as HTMLFormElement;
  before(form);
  const typeAgain = keepEarlyInput(page);
  during(form);
  const root = await act(async () => hydrateRoot(page, <Form />));
  act(typeAgain);
  act(() => form.querySelector('button')?.click());
  const shown = Object.fromEntries(new FormData(form));
  const state = JSON.parse(form.querySelector('output')?.textContent ?? '');
  act(() => root.unmount());
  page.remove();
  return { shown, state };
}

/** Chooses a file as the browser's dialog does; scripts can't set the field's value afterwards. */
function choose(field: HTMLInputElement, file: File): void {
  Object.defineProperties(field, {
    files: { value: [file] },
    value: {
      get: () => `C:\\fakepath\\${file.name}`,
      set: () => {
        throw new DOMException('Only the user chooses files.', 'InvalidStateError');
      },
    },
  });
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function fill(form: HTMLFormElement): void {
  const photo = form.elements.namedItem('photo') as HTMLInputElement;
  choose(photo, new File(['x'], 'bench.png'));
  for (const [name, value] of [
    ['name', 'Ann'],
    ['note', ''],
    ['size', 'M'],
    ['free', 'typed'],
  ] as const) {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const field of form.querySelectorAll<HTMLInputElement>('[name=news], [value=b]')) {
    if (!field.checked) field.click();
  }
}

const nothing = () => {};
/** jsdom's form data lacks the chosen file. */
const photo = { photo: expect.any(File) };

test.each([
  ['before the scripts came', fill, nothing],
  ['while the page was hydrated', nothing, fill],
])('what was filled in %s is shown, and React has it', async (_when, before, during) => {
  expect(await openForm(before, during)).toEqual({
    shown: { ...photo, name: 'Ann', note: '', size: 'M', news: 'on', role: 'b', free: 'typed' },
    state: { photo: 'bench.png', name: 'Ann', note: '', size: 'M', news: true, role: 'b' },
  });
});

test('a form that nobody touched stays as it was written', async () => {
  expect(await openForm(nothing)).toEqual({
    shown: { ...photo, name: '', note: 'Hi', size: 'S', role: 'a', free: 'as written' },
    state: { photo: '', name: '', note: 'Hi', size: 'S', news: false, role: 'a' },
  });
});
