import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { type CardField, createCardField, type FieldName } from './card.field.ts';
import {
  brandOf,
  digitsOf,
  formatExpiry,
  formatNumber,
  hasMaxLength,
  readExpiry,
  type ValidationError,
  validateCvc,
  validateExpiry,
  validateNumber,
} from './card.validation.ts';
import { type CardEvents, EventEmitter } from './eventEmitter.ts';

/** The card as typed, in the parameters of Stripe's API; sent to the card sandbox only. */
type CardDetails = {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc: string;
};

// Rules that inline styles can't express.
const inputCss = `
  [data-card-part]::placeholder { color: var(--placeholder); opacity: 1 }
  [data-card-part]:focus { box-shadow: 0 2px 0 currentColor }`;

/**
 * The counterpart of Stripe's card element: one line of number, expiry and security code that
 * validates each on input, emits the same events with the same messages, and moves the focus on.
 */
export class SandboxCardElement {
  readonly #events = new EventEmitter<CardEvents>();
  readonly #fields: Record<FieldName, CardField>;
  readonly #root: HTMLDivElement;
  readonly #blurred = new Set<FieldName>();

  constructor(options: StripeCardElementOptions = {}) {
    const listener = {
      input: (name: FieldName) => this.#onInput(name),
      focus: () => this.#events.emit('focus', { elementType: 'card' }),
      blur: (name: FieldName) => this.#onBlur(name),
      escape: () => this.#events.emit('escape', { elementType: 'card' }),
      previous: (name: FieldName) => this.#adjacentField(name, -1)?.input.focus(),
    };
    this.#fields = {
      number: createCardField('number', listener),
      expiry: createCardField('expiry', listener),
      cvc: createCardField('cvc', listener),
    };
    this.#root = document.createElement('div');
    this.#root.role = 'group';
    this.#root.ariaLabel = 'Card details';
    this.#root.style.cssText = 'display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center';
    const css = document.createElement('style');
    css.textContent = inputCss;
    // On a narrow screen date and code go to the next line together.
    const tail = document.createElement('div');
    tail.style.cssText = 'display:flex;gap:12px';
    tail.append(this.#fields.expiry.input, this.#fields.cvc.input);
    this.#root.append(css, this.#fields.number.input, tail);
    this.update(options);
  }

  on<Type extends keyof CardEvents>(type: Type, listener: (event: CardEvents[Type]) => void): this {
    this.#events.add(type, listener);
    return this;
  }

  once<Type extends keyof CardEvents>(
    type: Type,
    listener: (event: CardEvents[Type]) => void,
  ): this {
    const only = (event: CardEvents[Type]) => {
      this.#events.remove(type, only);
      listener(event);
    };
    return this.on(type, only);
  }

  off<Type extends keyof CardEvents>(
    type: Type,
    listener?: (event: CardEvents[Type]) => void,
  ): this {
    this.#events.remove(type, listener);
    return this;
  }

  /** Shows the field inside an element, given itself or by a selector. */
  mount(where: string | HTMLElement): void {
    const host = typeof where === 'string' ? document.querySelector(where) : where;
    if (!host) throw new Error(`The selector you specified (${where}) applies to no DOM elements.`);
    host.replaceChildren(this.#root);
    queueMicrotask(() => this.#events.emit('ready', { elementType: 'card' }));
  }

  unmount(): void {
    this.#root.remove();
  }

  destroy(): void {
    this.clear();
    this.unmount();
    this.#events.removeAll();
  }

  /** Takes over styles (as with Stripe: `style.base`, `style.invalid`) and `disabled`. */
  update({ style, disabled }: StripeCardElementOptions): void {
    for (const field of Object.values(this.#fields)) {
      if (style) field.setStyle(style);
      if (disabled !== undefined) field.input.disabled = disabled;
    }
  }

  focus(): void {
    this.#fields.number.input.focus();
  }

  blur(): void {
    for (const { input } of Object.values(this.#fields)) input.blur();
  }

  clear(): void {
    for (const { input } of Object.values(this.#fields)) input.value = '';
    this.#blurred.clear();
    this.#emitChange();
  }

  /** The complete card; otherwise its first error. */
  read(): { card: CardDetails } | { error: ValidationError } {
    const error = Object.values(this.#validate()).find((one) => one !== undefined);
    if (error) return { error };
    const { month, year } = readExpiry(this.#digits('expiry'));
    const [number, cvc] = [this.#digits('number'), this.#digits('cvc')];
    return { card: { number, exp_month: month, exp_year: year, cvc } };
  }

  #digits(name: FieldName): string {
    return digitsOf(this.#fields[name].input.value, name === 'number' ? 19 : 4);
  }

  #validate(): Record<FieldName, ValidationError | undefined> {
    const number = this.#digits('number');
    return {
      number: validateNumber(number),
      expiry: validateExpiry(this.#digits('expiry'), new Date()),
      cvc: validateCvc(this.#digits('cvc'), brandOf(number)),
    };
  }

  #onInput(name: FieldName): void {
    const brand = brandOf(this.#digits('number'));
    this.#blurred.delete(name);
    this.#fields.number.format((text) => formatNumber(digitsOf(text, Math.max(...brand.lengths))));
    this.#fields.expiry.format((text) => formatExpiry(digitsOf(text, 4)));
    this.#fields.cvc.format((text) => digitsOf(text, brand.cvcLength));
    this.#emitChange();
    const full = name !== 'number' || hasMaxLength(this.#digits('number'));
    if (full && !this.#validate()[name] && this.#fields[name].atEnd()) {
      this.#adjacentField(name, 1)?.input.focus();
    }
  }

  #onBlur(name: FieldName): void {
    this.#blurred.add(name);
    this.#emitChange();
    this.#events.emit('blur', { elementType: 'card' });
  }

  #adjacentField(name: FieldName, step: 1 | -1): CardField | undefined {
    const names = Object.keys(this.#fields) as FieldName[];
    const next = names[names.indexOf(name) + step];
    return next && this.#fields[next];
  }

  /** An incomplete field is invalid only after it has lost the focus. */
  #emitChange(): void {
    const errors = this.#validate();
    let shown: ValidationError | undefined;
    for (const [name, field] of Object.entries(this.#fields) as [FieldName, CardField][]) {
      const error = errors[name];
      const unfinished = error?.code.startsWith('incomplete');
      const wrong = field.input.value !== '' && !!error && (!unfinished || this.#blurred.has(name));
      field.setInvalid(wrong);
      if (wrong) shown ??= error;
    }
    this.#events.emit('change', {
      elementType: 'card',
      empty: Object.values(this.#fields).every(({ input }) => input.value === ''),
      complete: Object.values(errors).every((error) => error === undefined),
      brand: brandOf(this.#digits('number')).name,
      value: { postalCode: '' },
      error: shown && { type: 'validation_error', ...shown },
    });
  }
}
