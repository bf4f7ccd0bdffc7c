import { useEffect, useState } from 'react';

/**
 * A choice that is shown as made at once. React Router changes the address in a transition, until whose end a
 * control of what the address says would show the former choice.
 * @param choice what the address says
 */
export function useShownChoice<Choice>(choice: Choice): [Choice, (chosen: Choice) => void] {
  const [shown, setShown] = useState(choice);
  useEffect(() => setShown(choice), [choice]);
  return [shown, setShown];
}
