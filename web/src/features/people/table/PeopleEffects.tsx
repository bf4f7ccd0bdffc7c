import { type ReactNode, useEffect, useState } from 'react';
import { type CountedEffects, DeletionEffects } from '../../accounts/deletion/DeletionEffects.tsx';
import { endedOffersText } from '../../accounts/deletion/effectTexts.ts';
import { countingText, useDeletionEffects } from '../../accounts/deletion/useDeletionEffects.ts';

type Person = { id: string; user: { name: string } };

type Props = {
  rows: readonly Person[];
  /** called once the effects for all of them are shown */
  onReady: () => void;
};

export const DeletionEffectsList = (props: Props) => (
  <PeopleEffects {...props} told={(effects) => <DeletionEffects effects={effects} />} />
);

/** The offers that end with each person's suspension. */
export const SuspensionEffectsList = (props: Props) => (
  <PeopleEffects {...props} told={(effects) => <p>{endedOffersText(effects) ?? 'No offers.'}</p>} />
);

type Told = (effects: CountedEffects) => ReactNode;

function PeopleEffects({ rows, onReady, told }: Props & { told: Told }) {
  const [counted, setCounted] = useState<readonly string[]>([]);
  const isReady = rows.every(({ id }) => counted.includes(id));
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
          told={told}
          onCounted={() => setCounted((before) => [...before, person.id])}
        />
      ))}
    </ul>
  );
}

type PersonProps = { person: Person; told: Told; onCounted: () => void };

function PersonEffects({ person, told, onCounted }: PersonProps) {
  const { effects, error } = useDeletionEffects(person.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (effects) onCounted();
  }, [effects]);
  return (
    <li>
      <strong>{person.user.name}</strong>
      {effects ? told(effects) : <p role="status">{countingText(error)}</p>}
    </li>
  );
}
