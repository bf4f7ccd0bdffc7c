import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { HiddenText } from './HiddenText.tsx';

type Props = {
  /** the explained text, such as a label */
  children: ReactNode;
  /** the explanation: a sentence or two */
  text: ReactNode;
  /** placement of the button */
  sx?: SxProps<Theme>;
};

const button: SxProps<Theme> = {
  display: 'inline-flex',
  alignItems: 'center',
  p: 0,
  border: 0,
  borderRadius: '8px',
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'help',
  // Large enough for a finger (WCAG 2.5.8), even if the label is small.
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', inset: '-6px -4px' },
};

const popover: SxProps<Theme> = {
  width: 'max-content',
  maxWidth: 'min(280px, calc(100vw - 32px))',
  px: 1.75,
  py: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  typography: 'body2',
  textAlign: 'start',
  whiteSpace: 'normal',
  boxShadow: '0 8px 24px rgb(0 0 0 / 0.18)',
  // Beside its button, or centred in browsers without anchor positioning.
  '@supports (position-area: block-end)': {
    inset: 'auto',
    my: 1,
    mx: 0,
    positionArea: 'block-end span-inline-end',
    positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
  },
  // Safari before 17.
  '@supports not selector(:popover-open)': {
    position: 'absolute',
    zIndex: 'tooltip',
    ':not(:hover, :focus) + &': { display: 'none' },
  },
};

/**
 * A label with an explanation, opened by press, touch, keyboard or hover, and closed by Escape or a press elsewhere.
 * Purely native, so it works before the scripts load.
 */
export function Explanation({ children, text, sx }: Props) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const onPointer = (show: boolean) => (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return;
    // Browsers without popovers show it by the style below.
    if (show) ref.current?.showPopover?.({ source: event.currentTarget });
    else ref.current?.hidePopover?.();
  };
  return (
    <>
      <Box
        component="button"
        type="button"
        popoverTarget={id}
        popoverTargetAction="show"
        onPointerEnter={onPointer(true)}
        onPointerLeave={onPointer(false)}
        sx={[button, ...(Array.isArray(sx) ? sx : [sx])] as SxProps<Theme>}
      >
        {children}
        <HiddenText>: what it means</HiddenText>
      </Box>
      <Box ref={ref} id={id} popover="auto" component="span" sx={popover}>
        {text}
      </Box>
    </>
  );
}
