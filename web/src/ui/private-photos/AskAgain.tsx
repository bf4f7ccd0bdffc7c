import { createContext, type ReactNode, useContext } from 'react';

const Again = createContext<() => void>(() => {});

type Props = {
  /** refetches the photos inside */
  onRetry: () => void;
  children: ReactNode;
};

/** Requests new addresses for photos whose addresses have expired; each is valid for minutes only. */
export function AskAgain({ onRetry, children }: Props) {
  return <Again value={onRetry}>{children}</Again>;
}

export const useAskAgain = () => useContext(Again);
