import OutlinedInput from '@mui/material/OutlinedInput';
import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../lib/chunks/loadChunk.ts';
import { isEnter } from '../../lib/controls/isComposing.ts';
import type { PlaceFieldProps } from './PlaceAutocomplete.tsx';

const load = async (): Promise<ComponentType<PlaceFieldProps>> =>
  (await import('./PlaceAutocomplete.tsx')).PlaceAutocomplete;

/** A text field with suggestions of towns, once it is visible and their chunk has loaded; plain text until then. */
export function PlaceField(props: PlaceFieldProps) {
  const { id, text, name, maxLength, describedBy, isInvalid = false } = props;
  const { label, placeholder, onType, onCommit, onBlur } = props;
  const [loaded, setLoaded] = useState<ComponentType<PlaceFieldProps> | null>(null);
  const [isFocused, setFocused] = useState(false);
  // Replacing the field would lose the focus during typing.
  const wasSwapped = useRef(false);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The filters above a list are hidden on a phone. Safari has `checkVisibility` since 17.4.
    if (field.current?.checkVisibility?.() === false && !isFocused) return undefined;
    let isGone = false;
    loadChunk(load).then(
      (component) => {
        if (!isGone) startTransition(() => setLoaded(() => component));
      },
      // Plain text suffices.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isFocused]);
  if (loaded && (wasSwapped.current || !isFocused)) {
    wasSwapped.current = true;
    const Suggesting = loaded;
    return <Suggesting {...props} />;
  }
  return (
    <OutlinedInput
      ref={field}
      id={id}
      name={name}
      value={text}
      error={isInvalid}
      size="small"
      placeholder={placeholder}
      onChange={({ target }) => onType(target.value)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => {
        setFocused(false);
        onCommit?.(text);
        onBlur?.(event);
      }}
      onKeyDown={({ nativeEvent }) => {
        if (isEnter(nativeEvent)) onCommit?.(text);
      }}
      slotProps={{
        input: { maxLength, 'aria-describedby': describedBy, 'aria-label': label },
      }}
    />
  );
}
