import { createContext, type ReactNode, useContext } from 'react';

const Again = createContext<() => void>(() => {});

type Props = {
  /** refetches the photos within */
  onRetry: () => void;
  children: ReactNode;
};

/** Lets photos with expired addresses get new ones, since each is valid for minutes only. */
export function AskAgain({ onRetry, children }: Props) {
  return <Again value={onRetry}>{children}</Again>;
}

export const useAskAgain = () => useContext(Again);
