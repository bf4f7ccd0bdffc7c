import type { DeletionEffectsQuery } from '../../../generated/graphql.ts';
import { effectTexts } from './effectTexts.ts';
import { OpenBusiness } from './OpenBusiness.tsx';

export type CountedEffects = NonNullable<DeletionEffectsQuery['deletionEffects']>;

/** Effects of an admin's deletion of an account, unfinished business first. */
export function DeletionEffects({ effects }: { effects: CountedEffects }) {
  const texts = effectTexts(effects);
  const isBusy = effects.openBusinessCount > 0;
  return (
    <>
      {isBusy && (
        <>
          <p style={{ marginBottom: 0 }}>
            Paid sales and purchases in progress continue, without the account’s name:
          </p>
          <OpenBusiness effects={effects} />
        </>
      )}
      {texts.length > 0 && (
        <ul style={{ marginBlock: '1em 0', paddingInlineStart: '1.25em' }}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {!isBusy && texts.length === 0 && <p>The account has no open business.</p>}
    </>
  );
}
