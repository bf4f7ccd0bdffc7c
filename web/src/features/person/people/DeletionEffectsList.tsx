import { useEffect, useState } from 'react';
import { useDeletionEffectsQuery } from '../../../generated/person.ts';
import { effectTexts } from '../actions/effectTexts.ts';

type Person = { id: string; user: { name: string } };

type Props = {
  rows: readonly Person[];
  /** called when what follows is told for all of them */
  onReady: () => void;
};

/** What follows for each of several people when their accounts are deleted. */
export function DeletionEffectsList({ rows, onReady }: Props) {
  const [told, setTold] = useState<readonly string[]>([]);
  const isReady = rows.every(({ id }) => told.includes(id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady]);
  return (
    <ul style={{ paddingInlineStart: '1.25em', marginBottom: 0 }}>
      {rows.map((person) => (
        <PersonEffects
          key={person.id}
          person={person}
          onTold={() => setTold((before) => [...before, person.id])}
        />
      ))}
    </ul>
  );
}

function PersonEffects({ person, onTold }: { person: Person; onTold: () => void }) {
  // As of now: the cache is not told when one of the counts changes.
  const { data, error } = useDeletionEffectsQuery({
    variables: { id: person.id },
    fetchPolicy: 'no-cache',
  });
  const effects = data?.deletionEffects;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (effects) onTold();
  }, [effects]);
  return (
    <li>
      <strong>{person.user.name}</strong>:{' '}
      {effects
        ? effectTexts(effects).join(' ')
        : error
          ? 'What follows could not be counted. Close this and try again.'
          : 'Counting what follows…'}
    </li>
  );
}
