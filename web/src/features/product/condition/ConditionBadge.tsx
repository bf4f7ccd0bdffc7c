import type { ConditionBadge_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Tag } from '../../../ui/text/Tag.tsx';
import { conditionLabels } from './condition.ts';

graphql(`
  fragment ConditionBadge_product on Product {
    condition
  }
`);

const colours = {
  EXCELLENT: { bgcolor: 'condition.excellentBg', color: 'condition.excellentText' },
  GOOD: { bgcolor: 'condition.goodBg', color: 'condition.goodText' },
  FAIR: { bgcolor: 'condition.fairBg', color: 'condition.fairText' },
} as const;

export function ConditionBadge(props: { product: FragmentType<ConditionBadge_ProductFragment> }) {
  const { condition } = unmask<ConditionBadge_ProductFragment>(props.product);
  return <Tag sx={colours[condition]}>{conditionLabels[condition]}</Tag>;
}
