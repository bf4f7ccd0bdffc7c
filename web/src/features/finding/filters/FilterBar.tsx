import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { lazyChunk } from '../../../lib/chunks/lazyChunk.tsx';
import { useLazyOverlay } from '../../../ui/useOverlay.ts';
import { FilterChip } from './FilterChip.tsx';
import { type ChipName, chipTitles, removing, restrictionsOf } from './filterChips.ts';
import type { FilterRestriction } from './filterRestrictions.ts';
import type { ShownProducts } from './useShownProducts.ts';

const FilterOverlay = lazyChunk(async () => (await import('./FilterOverlay.tsx')).FilterOverlay);

type Props = {
  list: ShownProducts;
  /** all active restrictions */
  parts: readonly FilterRestriction[];
  /** number of products in the list; undefined until it is known */
  found: number | undefined;
  /** other content of the same line */
  children: ReactNode;
};

/** A list's filters as one line of chips; arrow keys move between them. */
export function FilterBar({ list: { address }, parts, found, children }: Props) {
  const { isOpen, open, overlay } = useLazyOverlay();
  const [opened, setOpened] = useState<{ chip: ChipName; anchor: HTMLElement } | null>(null);
  const [focused, setFocused] = useState<ChipName>('price');
  const bar = useRef<HTMLDivElement>(null);
  const chips = (Object.keys(chipTitles) as ChipName[])
    .map((chip) => ({ chip, chosen: restrictionsOf(chip, parts) }))
    .filter(({ chip, chosen }) => isOffered(chip, chosen.length > 0, address.categoryId));
  const stop = chips.some(({ chip }) => chip === focused) ? focused : 'price';

  function moveFocus(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const targets = targetsOf(event.key, buttons.slice(0, Math.max(at, 0)), buttons.slice(at + 1));
    if (!targets) return;
    event.preventDefault();
    // One chip is hidden beside the sidebar and can't be focused.
    for (const button of targets) {
      button.focus();
      if (document.activeElement === button) return;
    }
  }

  return (
    <Box sx={line}>
      <Box ref={bar} role="toolbar" aria-label="Filters" onKeyDown={moveFocus} sx={chipLine}>
        {chips.map(({ chip, chosen }) => (
          <Box
            key={chip}
            onFocus={() => setFocused(chip)}
            sx={{
              minWidth: 0,
              flexShrink: { xs: 0, md: 1 },
              ...(chip === 'category' && chosen.length === 0 && besideNoSidebar),
            }}
          >
            <FilterChip
              title={chipTitles[chip]}
              chosen={chosen.map(({ name }) => name).join(', ')}
              isStop={chip === stop}
              isOpen={isOpen && opened?.chip === chip}
              onOpen={
                chip === 'text'
                  ? undefined
                  : (anchor) => {
                      setOpened({ chip, anchor });
                      open();
                    }
              }
              onRemove={() => address.changeFilter(removing(chosen))}
            />
          </Box>
        ))}
        {parts.length > 0 && (
          <Button
            size="small"
            tabIndex={-1}
            onClick={address.clearFilter}
            sx={{ flexShrink: 0, minHeight: { xs: 40, md: 36 } }}
          >
            Clear all
          </Button>
        )}
      </Box>
      {children}
      {overlay && opened && (
        <FilterOverlay
          {...overlay}
          {...opened}
          chosen={restrictionsOf(opened.chip, parts)}
          found={found}
        />
      )}
    </Box>
  );
}

/**
 * Whether a chip is shown. The text's chip only shows its value. A category's own list offers no other categories; the
 * sidebar links to them.
 */
function isOffered(chip: ChipName, isChosen: boolean, categoryId: string | undefined): boolean {
  if (chip === 'text') return isChosen;
  return chip !== 'category' || categoryId === undefined;
}

/** The buttons that an arrow key may focus, nearest first; null for other keys. */
function targetsOf(key: string, before: HTMLElement[], after: HTMLElement[]) {
  if (key === 'ArrowRight') return [...after, ...before];
  if (key === 'ArrowLeft') return [...before.toReversed(), ...after.toReversed()];
  if (key === 'Home') return before;
  return key === 'End' ? after.toReversed() : null;
}

const besideNoSidebar = { display: { md: 'none' } } as const;

/** On a phone, the chips scroll sideways above the line's other content. */
const line = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'flex-start',
  gap: 1,
} as const;

const chipLine = {
  display: 'flex',
  flexWrap: { md: 'wrap' },
  gap: 1,
  flex: { xs: '1 1 100%', md: 1 },
  minWidth: 0,
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  // Space for focus rings.
  m: -0.5,
  p: 0.5,
} as const;
