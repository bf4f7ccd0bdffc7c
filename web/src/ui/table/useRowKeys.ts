import type { KeyboardEvent, MouseEvent } from 'react';
import { isEnter } from '../../lib/controls/isComposing.ts';

const typing = 'input:not([type=checkbox]), textarea, select, [role=combobox], [role=textbox]';

const rowLink = 'a[href^="/"]';

const controls = 'a, button, input, label, select, textarea';

/** Follows the first link of the clicked row, unless the click was on a control or selected text. */
export function followRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget: body, ctrlKey, metaKey, shiftKey } = event;
  // Events of a row's menu and dialogs bubble here through React, but come from elsewhere in the document.
  if (!(target instanceof Element) || !body.contains(target) || target.closest(controls)) return;
  if (window.getSelection()?.isCollapsed === false) return;
  target
    .closest('tr')
    ?.querySelector(rowLink)
    ?.dispatchEvent(
      new window.MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        ctrlKey,
        metaKey,
        shiftKey,
      }),
    );
}

/**
 * Moves the focus between a table body's rows with `j` and `k`, and follows the focused row's first link on Enter.
 * Active only while the focus is in the table.
 * @param onHelp called on `?`
 */
export const useRowKeys =
  (onHelp: () => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, currentTarget: body } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    // Events of a row's menu and dialogs bubble here through React, but come from elsewhere in the document.
    if (!body.contains(target) || target.closest(typing)) return;
    const rows = [...body.querySelectorAll<HTMLElement>(':scope > tr')];
    const place = rows.findIndex((row) => row.contains(target));
    const done = act();
    if (done) event.preventDefault();

    function act(): boolean {
      if (isEnter(event.nativeEvent)) {
        const link = target === rows[place] && rows[place].querySelector<HTMLElement>(rowLink);
        if (link) link.click();
        return Boolean(link);
      }
      switch (key) {
        case 'j':
        case 'k':
          rows.at(Math.min(Math.max(place + (key === 'j' ? 1 : -1), 0), rows.length - 1))?.focus();
          return true;
        case '?':
          onHelp();
          return true;
        default:
          return false;
      }
    }
  };
