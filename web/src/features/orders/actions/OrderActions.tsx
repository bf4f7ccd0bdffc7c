import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { ActionDialog_OrderFragment, OrderAction } from '../../../generated/graphql.ts';
import type { FragmentType } from '../../../lib/graphql.ts';
import { useLazyOverlay } from '../../../ui/useOverlay.ts';
import { LazyActionDialog } from './LazyActionDialog.tsx';

const OpenAction = createContext<(action: OrderAction) => void>(() => undefined);

export const useOpenAction = () => useContext(OpenAction);

type Props = { order: FragmentType<ActionDialog_OrderFragment>; children: ReactNode };

/**
 * Holds the dialog of an action's button. It outlives the button, so that typed text stays when the other side moves
 * the order on.
 */
export function OrderActions({ order, children }: Props) {
  const [opened, setOpened] = useState<{ action: OrderAction; count: number } | null>(null);
  const dialog = useLazyOverlay();
  useEffect(() => {
    void LazyActionDialog.load();
  }, []);
  const open = (action: OrderAction) => {
    setOpened((last) => ({ action, count: (last?.count ?? 0) + 1 }));
    dialog.open();
  };
  return (
    <OpenAction value={open}>
      {children}
      {opened && dialog.overlay && (
        <LazyActionDialog
          key={opened.count}
          action={opened.action}
          order={order}
          {...dialog.overlay}
        />
      )}
    </OpenAction>
  );
}
