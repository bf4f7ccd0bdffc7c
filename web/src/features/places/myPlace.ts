import { useSyncExternalStore } from 'react';
import { myPlaceKey } from '../browsing/storageKeys.ts';
import { type ChosenPlace, storedPlace } from './place.ts';
import { useOwnPlace } from './useOwnPlace.ts';

/** The place as text, if the storage refused it. */
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
    return storedPlace(JSON.parse(text ?? 'null'));
  } catch {
    // The stored value was edited.
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

/** Stores the place on this device; without storage, as long as the page is open. */
export function storeMyPlace(next: ChosenPlace): void {
  const text = JSON.stringify(next);
  unsaved = null;
  try {
    localStorage.setItem(myPlaceKey, text);
  } catch {
    unsaved = text;
  }
  window.dispatchEvent(new StorageEvent('storage', { key: myPlaceKey, newValue: text }));
}

/** The profile's place, otherwise this device's. Null in a server-rendered page until hydrated. */
export function useMyPlace(): ChosenPlace | null {
  const own = useOwnPlace();
  const kept = useSyncExternalStore(subscribe, get, () => null);
  return own ?? kept;
}
