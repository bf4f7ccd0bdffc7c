import { useSyncExternalStore } from 'react';
import { myPlaceKey } from '../browsing/keptKeys.ts';
import { type ChosenPlace, keptPlace } from './place.ts';
import { useOwnPlace } from './useOwnPlace.ts';

/** The place as text, if the storage has refused to keep it. */
let unsaved: string | null = null;
let known: string | null = null;
let place: ChosenPlace | null = null;

function read(): string | null {
  if (unsaved !== null) return unsaved;
  try {
    return localStorage.getItem(myPlaceKey);
  } catch {
    return null;
  }
}

function parsed(text: string | null): ChosenPlace | null {
  try {
    return keptPlace(JSON.parse(text ?? 'null'));
  } catch {
    // Somebody has edited it.
    return null;
  }
}

function get(): ChosenPlace | null {
  const text = read();
  if (text !== known) {
    known = text;
    place = parsed(text);
  }
  return place;
}

function subscribe(listener: () => void): () => void {
  // The browser sends the same event to the other tabs.
  const onChange = ({ key, newValue }: StorageEvent) => {
    if (key === myPlaceKey && newValue === null) unsaved = null;
    listener();
  };
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** Keeps the place on this device; without a storage, as long as the page. */
export function keepMyPlace(next: ChosenPlace): void {
  const text = JSON.stringify(next);
  unsaved = null;
  try {
    localStorage.setItem(myPlaceKey, text);
  } catch {
    unsaved = text;
  }
  window.dispatchEvent(new StorageEvent('storage', { key: myPlaceKey, newValue: text }));
}

/**
 * The profile's place, else the one that this device keeps. Null in a page that the server rendered, until the scripts
 * have taken it over.
 */
export function useMyPlace(): ChosenPlace | null {
  const own = useOwnPlace();
  const kept = useSyncExternalStore(subscribe, get, () => null);
  return own ?? kept;
}
