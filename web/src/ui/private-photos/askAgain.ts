import { createContext, useContext } from 'react';

/** Asks the server again for what is on screen: addresses of private photos work for minutes only. */
export const AskAgain = createContext<() => void>(() => {});

export const useAskAgain = () => useContext(AskAgain);
