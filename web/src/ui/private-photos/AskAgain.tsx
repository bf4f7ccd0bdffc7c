import { createContext, type ReactNode, useContext } from 'react';

const Again = createContext<() => void>(() => {});

type Props = {
  /** asks the server again for the photos within */
  onRetry: () => void;
  children: ReactNode;
};

/** Lets photos whose address has expired get another one: each works for minutes only. */
export function AskAgain({ onRetry, children }: Props) {
  return <Again value={onRetry}>{children}</Again>;
}

export const useAskAgain = () => useContext(Again);
