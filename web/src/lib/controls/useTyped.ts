import { useEffect, useMemo, useRef, useState } from 'react';
import { debounce } from 'throttle-debounce';

/** A pause of this many milliseconds ends the typing. */
export const pauseMs = 400;

type Options = {
  /** the current value, in the field's format */
  set: string;
  /** whether the typed text means the current value, in any notation */
  isSame: (typed: string) => boolean;
  /** applies the typed text */
  apply: (typed: string) => void;
};

/**
 * The text of a field that sets part of the filter after a pause, on blur or on Enter. It follows filter changes from
 * elsewhere.
 */
export function useTyped({ set, isSame, apply }: Options) {
  const [typed, setTyped] = useState(set);
  const applied = useRef(set);
  const latest = useRef({ isSame, apply });
  useEffect(() => {
    latest.current = { isSame, apply };
  });
  const applyLater = useMemo(
    () =>
      debounce(pauseMs, (text: string) => {
        applied.current = text;
        latest.current.apply(text);
      }),
    [],
  );
  useEffect(() => () => applyLater.cancel({ upcomingOnly: true }), [applyLater]);
  useEffect(() => {
    // The user may have continued typing since this field set its value.
    if (latest.current.isSame(applied.current)) return;
    applied.current = set;
    applyLater.cancel({ upcomingOnly: true });
    setTyped(set);
  }, [set, applyLater]);
  return {
    value: typed,
    onChange(text: string) {
      setTyped(text);
      applyLater(text);
    },
    applyNow() {
      applyLater.cancel({ upcomingOnly: true });
      applied.current = typed;
      apply(typed);
    },
  };
}
