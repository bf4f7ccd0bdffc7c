import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useConnectionBack } from '../../lib/connection.ts';
import { ButtonLink } from '../link/ButtonLink.tsx';

type Props = {
  more: boolean;
  /** fetches the next page */
  onMore: () => Promise<unknown>;
  /** label of the button; "Show more" by default */
  text?: string;
  /** address of the next page: the button is a link to it, which works without scripts, too */
  to?: string;
};

/** Below a list: fetches the next page when near the window or pressed. */
export function LoadMore({ more, onMore, text = 'Show more', to }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = useRef(() => Promise.resolve());
  load.current = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      await onMore();
      setState('idle');
    } catch {
      // Shown below, with a retry on request or when the connection is back.
      setState('failed');
    }
  };
  useConnectionBack(() => void load.current(), state === 'failed');

  useEffect(() => {
    const element = ref.current;
    if (!element || !more || state !== 'idle') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void load.current();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [more, state]);

  // A modified click follows the link in another tab.
  function loadHere(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void load.current();
  }

  if (!more) return null;
  return (
    <Box
      ref={ref}
      sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 4, overflowAnchor: 'none' }}
    >
      {state === 'failed' && <Box role="alert">We couldn’t load the rest.</Box>}
      {to && state !== 'failed' ? (
        <ButtonLink
          to={to}
          rel="next"
          variant="outlined"
          color="inherit"
          aria-disabled={state === 'loading'}
          onClick={loadHere}
        >
          {text}
        </ButtonLink>
      ) : (
        <Button
          variant="outlined"
          color="inherit"
          loading={state === 'loading'}
          onClick={() => void load.current()}
        >
          {state === 'failed' ? 'Retry' : text}
        </Button>
      )}
    </Box>
  );
}
