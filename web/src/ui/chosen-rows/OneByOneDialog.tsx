import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useId, useRef, useState } from 'react';
import { LeaveGuard } from '../leaving/LeaveGuard.tsx';
import type { RowTexts } from './rowAction.ts';
import { leftOf, type OneByOne } from './useOneByOne.ts';

type Props<Row> = {
  title: string;
  progress: OneByOne<Row>;
  texts: RowTexts<Row>;
  onStop: () => void;
  /** retries the remaining rows */
  onRetry: () => void;
  onClose: () => void;
};

/** The progress of an action on rows, with waits and, at the end, the failures with their reasons. */
export function OneByOneDialog<Row extends { id: string }>(props: Props<Row>) {
  const { title, progress, texts, onStop, onRetry, onClose } = props;
  const { rows, ended, failures, waitsUntil, isRunning } = progress;
  const id = useId();
  const isDone = useRef(false);
  const left = leftOf(progress).length;
  return (
    <Dialog
      open
      onClose={isRunning ? undefined : onClose}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <LeaveGuard
        isActive={isRunning}
        isDone={isDone}
        textOf={() => 'If you leave, the rest won’t be done.'}
      />
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <p role="status" style={{ marginTop: 0 }}>
          {isRunning
            ? `${ended} of ${rows.length}${waitsUntil === null ? '' : '. Too many requests: waiting to continue.'}`
            : `Done: ${rows.length - left} of ${rows.length}.${left > 0 ? ` ${texts.count(left)} left.` : ''}`}
        </p>
        <LinearProgress
          aria-label={title}
          variant="determinate"
          value={Math.round((ended / rows.length) * 100)}
          sx={{ borderRadius: '4px' }}
        />
        {/* Not read out each second. */}
        {waitsUntil !== null && <WaitCountdown until={waitsUntil} />}
        {failures.length > 0 && (
          <ul style={{ paddingInlineStart: '1.25em', overflowWrap: 'anywhere' }}>
            {failures.map(({ row, message }) => (
              <li key={row.id}>
                <strong>{texts.nameOf(row)}</strong>: {message}
              </li>
            ))}
          </ul>
        )}
      </DialogContent>
      <DialogActions>
        {isRunning ? (
          <Button onClick={onStop}>Stop</Button>
        ) : (
          <>
            <Button onClick={onClose}>Close</Button>
            {left > 0 && (
              <Button variant="contained" onClick={onRetry}>
                Try again
              </Button>
            )}
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** A countdown to a moment (epoch milliseconds). */
function WaitCountdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(1, Math.ceil((until - now) / 1000));
  return <p>{`Continues in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`}</p>;
}
