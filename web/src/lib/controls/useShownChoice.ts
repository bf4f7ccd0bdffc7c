import { useEffect, useState } from 'react';

/**
 * Shows a choice at once. React Router changes the address in a transition, in which a control bound to the address
 * would still show the former choice.
 * @param choice the choice in the address
 */
export function useShownChoice<Choice>(choice: Choice): [Choice, (chosen: Choice) => void] {
  const [shown, setShown] = useState(choice);
  useEffect(() => setShown(choice), [choice]);
  return [shown, setShown];
}
