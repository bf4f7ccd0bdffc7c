import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useConnectionBack } from '../../lib/connection.ts';

type Props = {
  /** whether anything follows */
  more: boolean;
  /** fetches what follows */
  onMore: () => Promise<unknown>;
  /** label of the button; "Show more" by default */
  text?: string;
};

/** Stands below a list and fetches its next page when it comes near the window, or when pressed. */
export function LoadMore({ more, onMore, text = 'Show more' }: Props) {
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
      // Said below; tried again when the visitor asks for it or the connection is back.
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

  if (!more) return null;
  return (
    <Box
      ref={ref}
      sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 4, overflowAnchor: 'none' }}
    >
      {state === 'failed' && <Box role="alert">We couldn’t load the rest.</Box>}
      <Button
        variant="outlined"
        color="inherit"
        loading={state === 'loading'}
        onClick={() => void load.current()}
      >
        {state === 'failed' ? 'Retry' : text}
      </Button>
    </Box>
  );
}
