import type { StripeElementStyle } from '@stripe/stripe-js';

export type FieldName = 'number' | 'expiry' | 'cvc';

/** Event handlers of the card element's inputs. */
type FieldListener = {
  input: (name: FieldName) => void;
  focus: () => void;
  blur: (name: FieldName) => void;
  escape: () => void;
  /** Backspace was pressed in an empty input: moves the focus to the previous one. */
  previous: (name: FieldName) => void;
};

/** One of the card element's inputs. */
export type CardField = {
  input: HTMLInputElement;
  /** Rewrites the text and keeps the caret behind the same digit. */
  format: (rewrite: (text: string) => string) => void;
  setInvalid: (wrong: boolean) => void;
  setStyle: (style: StripeElementStyle) => void;
  /** Whether the caret is behind the last character, so that nothing is being corrected. */
  atEnd: () => boolean;
};

const inputAttributes: Record<
  FieldName,
  { label: string; hint: string; fill: AutoFill; basis: string }
> = {
  number: { label: 'Card number', hint: '1234 1234 1234 1234', fill: 'cc-number', basis: '12em' },
  expiry: {
    label: 'Expiration date, month and year',
    hint: 'MM / YY',
    fill: 'cc-exp',
    basis: '5em',
  },
  cvc: { label: 'Security code', hint: 'CVC', fill: 'cc-csc', basis: '3.5em' },
};

/** One of the three inputs of the card field, labelled for screen readers and for autofill. */
export function createCardField(name: FieldName, listener: FieldListener): CardField {
  const { label, hint, fill, basis } = inputAttributes[name];
  const input = document.createElement('input');
  input.type = 'text';
  input.inputMode = 'numeric';
  input.autocomplete = fill;
  input.ariaLabel = label;
  input.placeholder = hint;
  input.required = true;
  input.spellcheck = false;
  input.dataset.cardPart = name;
  const grows = name === 'number' ? '1' : '0';
  input.style.cssText = `flex:${grows} 1 ${basis};width:${basis};min-width:0;border:0;outline:0;padding:4px 0;background:transparent;font-variant-numeric:tabular-nums`;
  let colors = { usual: '', wrong: '' };
  const recolor = () => {
    input.style.color = input.ariaInvalid === 'true' ? colors.wrong : colors.usual;
  };

  input.addEventListener('input', () => listener.input(name));
  input.addEventListener('focus', () => listener.focus());
  input.addEventListener('blur', () => listener.blur(name));
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') listener.escape();
    if (key === 'Backspace' && input.value === '') listener.previous(name);
  });

  return {
    input,
    format: (rewrite) => reformat(input, rewrite),
    setInvalid: (wrong) => {
      input.ariaInvalid = String(wrong);
      recolor();
    },
    setStyle: ({ base, invalid }) => {
      colors = { usual: base?.color ?? '', wrong: invalid?.color ?? base?.color ?? '' };
      input.style.fontFamily = base?.fontFamily ?? 'inherit';
      input.style.fontSize = base?.fontSize ?? 'inherit';
      const faint = base?.['::placeholder']?.color;
      if (faint) input.style.setProperty('--placeholder', faint);
      recolor();
    },
    atEnd: () => input.selectionStart === input.value.length,
  };
}

function reformat(input: HTMLInputElement, rewrite: (text: string) => string): void {
  const before = input.value;
  const text = rewrite(before);
  if (text === before) return;
  const caret = input.selectionStart ?? before.length;
  const digitsBefore = before.slice(0, caret).replaceAll(/\D/g, '').length;
  input.value = text;
  if (caret === before.length) return;
  let position = 0;
  for (let seen = 0; position < text.length && seen < digitsBefore; position++) {
    if (/\d/.test(text[position] ?? '')) seen++;
  }
  input.setSelectionRange(position, position);
}
