const rows = 'tr, li, article';
const headings = 'h1, h2, h3, h4, h5, h6';
const controls = 'a[href], button, input, select';
const overlays = '[role=presentation], [role=dialog], [role=menu]';

/** After this long, a disabled control's action counts as done (milliseconds). */
const patienceMs = 1_000;

/** The control that last had the focus, and where to move the focus if it can't stay. */
type Kept = {
  control: HTMLElement;
  /** its text, such as "Delete", and its place in the row */
  words: string;
  place: number;
  row: Element | null;
  /** the row after it, set when the row is gone */
  next: Element | null;
  /** in a row: the control's ancestors up to the row, nearest first, with its place among their controls */
  around: readonly { ancestor: Element; place: number }[];
  /** outside of rows: the control's parent, and its place in it */
  parent: Element | null;
  index: number;
  /** the headings above it, nearest first */
  headings: readonly HTMLElement[];
  /** it lost the focus because it was disabled or moved in the page */
  wasAway: boolean;
};

const wordsOf = (control: Element) => control.textContent.trim();

const isDisabled = (control: Element) => control.matches(':disabled');

const isUsable = (control: Element): control is HTMLElement =>
  control.matches(controls) && !isDisabled(control);

/** Whether a heading is above a control and doesn't belong to another row. */
function isAbove(heading: Element, control: Element): boolean {
  const row = heading.closest(rows);
  if (row && !row.contains(control)) return false;
  return Boolean(heading.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING);
}

function keptOf(control: HTMLElement, page: HTMLElement): Kept {
  const row = control.closest(rows);
  const placeIn = (where: Element) => [...where.querySelectorAll(controls)].indexOf(control);
  const around: { ancestor: Element; place: number }[] = [];
  for (let one = control.parentElement; one && one !== page; one = one.parentElement) {
    around.push({ ancestor: one, place: placeIn(one) });
    if (one === row) break;
  }
  return {
    control,
    words: wordsOf(control),
    place: row ? placeIn(row) : 0,
    row,
    next: null,
    around: row ? around : [],
    parent: row ? null : control.parentElement,
    index: [...(control.parentElement?.children ?? [])].indexOf(control),
    headings: [...page.querySelectorAll<HTMLElement>(headings)]
      .filter((heading) => isAbove(heading, control) && !row?.contains(heading))
      .reverse(),
    wasAway: false,
  };
}

/** The same control in a row, otherwise the row's first usable control. */
function controlIn(
  where: Element | null | undefined,
  { words, place }: Kept,
): HTMLElement | undefined {
  if (!where?.isConnected) return undefined;
  const all = [...where.querySelectorAll<HTMLElement>(controls)];
  const same = words ? all.find((control) => wordsOf(control) === words) : all[place];
  return [same, ...all].find((control) => control && isUsable(control));
}

/**
 * The same control in its remaining surroundings, otherwise the control that took its place, such as "Resume" for
 * "Pause".
 */
function replacementIn(
  left: Kept['around'][number] | null | undefined,
  lost: Kept,
): HTMLElement | undefined {
  if (!left) return undefined;
  const all = [...left.ancestor.querySelectorAll<HTMLElement>(controls)];
  const there = all[left.place];
  const hasSame = all.some((control) => lost.words && wordsOf(control) === lost.words);
  return !hasSame && there && isUsable(there) ? there : controlIn(left.ancestor, lost);
}

/** For a control outside of rows: the element in its place, otherwise the one before. */
function inPlaceOf({ parent, index }: Kept): HTMLElement | undefined {
  if (!parent?.isConnected) return undefined;
  const { children } = parent;
  const there = children[index];
  if (there) return [there, ...there.querySelectorAll(controls)].find(isUsable);
  return [...(children[index - 1]?.querySelectorAll(controls) ?? [])].findLast(isUsable);
}

function focusHeading(all: readonly HTMLElement[]): void {
  const heading = all.find(({ isConnected }) => isConnected);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/**
 * Moves the focus on when the focused control disappears or stays disabled after its own action: to its replacement, to
 * the next row, or to the heading above. Otherwise the browser would restart at the top of the page.
 * @param page the element with the page's content
 * @returns a function that ends this
 */
export function keepFocus(page: HTMLElement): () => void {
  let kept: Kept | null = null;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isLost = ({ control }: Kept) =>
    [document.body, null, control].includes(document.activeElement as HTMLElement | null);

  function moveOn(lost: Kept): void {
    kept = null;
    const { control, row, next, around } = lost;
    const isGone = !control.isConnected;
    const left = isGone ? around.find(({ ancestor }) => ancestor.isConnected) : null;
    const following = row?.isConnected ? row.nextElementSibling : next;
    const to =
      replacementIn(left, lost) ??
      controlIn(following?.matches(rows) ? following : null, lost) ??
      (isGone ? inPlaceOf(lost) : undefined);
    if (to) to.focus();
    else focusHeading(lost.headings);
  }

  function settle(): void {
    clearTimeout(timer);
    if (!kept || !isLost(kept)) return;
    const { control } = kept;
    if (!control.isConnected) moveOn(kept);
    else if (isDisabled(control)) {
      kept.wasAway = true;
      // A button with a progress indicator comes back or disappears.
      if (control.matches('.MuiButton-loading, .MuiIconButton-loading')) return;
      timer = setTimeout(() => {
        if (kept?.control === control && isDisabled(control) && isLost(kept)) moveOn(kept);
      }, patienceMs);
    } else if (kept.wasAway) {
      kept.wasAway = false;
      control.focus({ preventScroll: true });
    }
  }

  const observer = new MutationObserver((records) => {
    if (!kept) return;
    const { control, row } = kept;
    for (const { removedNodes, nextSibling } of records) {
      if ([...removedNodes].some((node) => node.contains(control))) kept.wasAway = true;
      if (row && [...removedNodes].includes(row)) {
        kept.next = nextSibling instanceof Element ? nextSibling : null;
      }
    }
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(settle);
  });

  function onFocusIn({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    if (page.contains(target)) kept = target === page ? null : keptOf(target, page);
    // A dialog or menu returns the focus to the control that opened it.
    else if (!target.closest(overlays)) kept = null;
  }

  /** The user left the control by a press elsewhere. */
  function onPointerDown({ target }: Event): void {
    if (!(target instanceof Element) || target.closest(overlays)) return;
    if (!kept?.control.contains(target)) kept = null;
  }

  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('pointerdown', onPointerDown);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('pointerdown', onPointerDown);
    observer.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
