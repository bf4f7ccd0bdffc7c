import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { type CardField, createCardField, type FieldName } from './card.field.ts';
import {
  brandOf,
  type CardFault,
  cvcFault,
  digitsOf,
  expiryFault,
  formatExpiry,
  formatNumber,
  isFull,
  numberFault,
  readExpiry,
} from './card.validation.ts';
import { type CardEvents, Listeners } from './listeners.ts';

/** The card as typed, for the sandbox's own endpoint and for nobody else. */
export interface TypedCard {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc: string;
}

// What inline styles cannot say.
const PART_LOOK = `
  [data-card-part]::placeholder { color: var(--placeholder); opacity: 1 }
  [data-card-part]:focus { box-shadow: 0 2px 0 currentColor }`;

/**
 * The counterpart of Stripe's card element: one line of number, expiry and security code that
 * checks each as one types, raises the same events with the same texts, and moves on by itself.
 */
export class SandboxCardElement {
  readonly #events = new Listeners<CardEvents>();
  readonly #fields: Record<FieldName, CardField>;
  readonly #root: HTMLDivElement;
  readonly #left = new Set<FieldName>();

  constructor(options: StripeCardElementOptions = {}) {
    const heard = {
      input: (name: FieldName) => this.#typed(name),
      focus: () => this.#events.emit('focus', { elementType: 'card' }),
      blur: (name: FieldName) => this.#leave(name),
      escape: () => this.#events.emit('escape', { elementType: 'card' }),
      back: (name: FieldName) => this.#neighbour(name, -1)?.input.focus(),
    };
    this.#fields = {
      number: createCardField('number', heard),
      expiry: createCardField('expiry', heard),
      cvc: createCardField('cvc', heard),
    };
    this.#root = document.createElement('div');
    this.#root.role = 'group';
    this.#root.ariaLabel = 'Card details';
    this.#root.style.cssText = 'display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center';
    const look = document.createElement('style');
    look.textContent = PART_LOOK;
    // On a narrow screen date and code go to the next line together.
    const tail = document.createElement('div');
    tail.style.cssText = 'display:flex;gap:12px';
    tail.append(this.#fields.expiry.input, this.#fields.cvc.input);
    this.#root.append(look, this.#fields.number.input, tail);
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

  /** Shows the field inside an element, or inside the one that a selector finds. */
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
      if (style) field.paint(style);
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
    this.#left.clear();
    this.#changed();
  }

  /** The card, once it is complete; otherwise the first thing that is wrong with it. */
  read(): { card: TypedCard } | { fault: CardFault } {
    const fault = Object.values(this.#faults()).find((one) => one !== undefined);
    if (fault) return { fault };
    const { month, year } = readExpiry(this.#digits('expiry'));
    const [number, cvc] = [this.#digits('number'), this.#digits('cvc')];
    return { card: { number, exp_month: month, exp_year: year, cvc } };
  }

  #digits(name: FieldName): string {
    return digitsOf(this.#fields[name].input.value, name === 'number' ? 19 : 4);
  }

  #faults(): Record<FieldName, CardFault | undefined> {
    const number = this.#digits('number');
    return {
      number: numberFault(number),
      expiry: expiryFault(this.#digits('expiry'), new Date()),
      cvc: cvcFault(this.#digits('cvc'), brandOf(number)),
    };
  }

  #typed(name: FieldName): void {
    const brand = brandOf(this.#digits('number'));
    this.#left.delete(name);
    this.#fields.number.format((text) => formatNumber(digitsOf(text, Math.max(...brand.lengths))));
    this.#fields.expiry.format((text) => formatExpiry(digitsOf(text, 4)));
    this.#fields.cvc.format((text) => digitsOf(text, brand.cvcLength));
    this.#changed();
    const full = name !== 'number' || isFull(this.#digits('number'));
    if (full && !this.#faults()[name] && this.#fields[name].atEnd()) {
      this.#neighbour(name, 1)?.input.focus();
    }
  }

  #leave(name: FieldName): void {
    this.#left.add(name);
    this.#changed();
    this.#events.emit('blur', { elementType: 'card' });
  }

  #neighbour(name: FieldName, step: 1 | -1): CardField | undefined {
    const names = Object.keys(this.#fields) as FieldName[];
    const next = names[names.indexOf(name) + step];
    return next && this.#fields[next];
  }

  /** A part that is merely unfinished counts as wrong only after one has left it. */
  #changed(): void {
    const faults = this.#faults();
    let shown: CardFault | undefined;
    for (const [name, field] of Object.entries(this.#fields) as [FieldName, CardField][]) {
      const fault = faults[name];
      const unfinished = fault?.code.startsWith('incomplete');
      const wrong = field.input.value !== '' && !!fault && (!unfinished || this.#left.has(name));
      field.mark(wrong);
      if (wrong) shown ??= fault;
    }
    this.#events.emit('change', {
      elementType: 'card',
      empty: Object.values(this.#fields).every(({ input }) => input.value === ''),
      complete: Object.values(faults).every((fault) => fault === undefined),
      brand: brandOf(this.#digits('number')).name,
      value: { postalCode: '' },
      error: shown && { type: 'validation_error', ...shown },
    });
  }
}
