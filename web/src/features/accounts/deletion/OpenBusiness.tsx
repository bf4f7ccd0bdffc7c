import { openDealText } from '@fitness-zone/contract/accounts/open-business.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { DeletionEffectsQuery } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';

type Effects = NonNullable<DeletionEffectsQuery['deletionEffects']>;

type Props = {
  effects: Pick<Effects, 'openBusiness' | 'openBusinessCount'>;
  /** the reader's own business: links to where it is settled */
  isOwn?: boolean;
};

/** An account's sales and purchases that are paid but not finished, oldest first. */
export function OpenBusiness({ effects, isOwn = false }: Props) {
  const { openBusiness, openBusinessCount } = effects;
  const more = openBusinessCount - openBusiness.length;
  return (
    <ul style={{ marginBlock: '0.5em', paddingInlineStart: '1.25em' }}>
      {openBusiness.map(({ payment, reason, isSale }) => {
        const text = openDealText({
          productName: payment.productName,
          reason: enumValues.OpenBusinessReason[reason],
          isSale,
        });
        return (
          <li key={payment.id} style={{ overflowWrap: 'anywhere' }}>
            {isOwn ? <TextLink to={isSale ? paths.sales : paths.purchases}>{text}</TextLink> : text}
          </li>
        );
      })}
      {more > 0 && <li>{more.toLocaleString('en-US')} more</li>}
    </ul>
  );
}
