type ElementEvent = { elementType: 'card' };

/** The events of Stripe's card element, and the data of each. */
export type CardEvents = {
  ready: ElementEvent;
  focus: ElementEvent;
  blur: ElementEvent;
  escape: ElementEvent;
  change: ElementEvent & {
    empty: boolean;
    complete: boolean;
    brand: string;
    value: { postalCode: string };
    error: { type: 'validation_error'; code: string; message: string } | undefined;
  };
};

/** The listeners of each type of event. */
export class EventEmitter<Events> {
  readonly #of = new Map<keyof Events, Set<(event: never) => void>>();

  add<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void {
    const listeners = this.#of.get(type) ?? new Set();
    this.#of.set(type, listeners.add(listener));
  }

  /** Removes one listener, or all of the type. */
  remove<Type extends keyof Events>(type: Type, listener?: (event: Events[Type]) => void): void {
    if (listener) this.#of.get(type)?.delete(listener);
    else this.#of.delete(type);
  }

  removeAll(): void {
    this.#of.clear();
  }

  emit<Type extends keyof Events>(type: Type, event: Events[Type]): void {
    for (const listener of [...(this.#of.get(type) ?? [])]) {
      (listener as (event: Events[Type]) => void)(event);
    }
  }
}
