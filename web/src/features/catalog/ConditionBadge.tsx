import { type FragmentType, graphql, unmask } from '../../generated/index.ts';
import { Tag } from '../../ui/Tag.tsx';
import { conditionNames } from './condition.ts';

const ConditionBadge_product = graphql(`
  fragment ConditionBadge_product on Product {
    id
    condition
  }
`);

const colours = {
  EXCELLENT: { bgcolor: 'condition.excellentBg', color: 'condition.excellentText' },
  GOOD: { bgcolor: 'condition.goodBg', color: 'condition.goodText' },
  FAIR: { bgcolor: 'condition.fairBg', color: 'condition.fairText' },
} as const;

/** How worn a product is, as a word on its colour. */
export function ConditionBadge(props: { product: FragmentType<typeof ConditionBadge_product> }) {
  const { condition } = unmask(ConditionBadge_product, props.product);
  return <Tag sx={colours[condition]}>{conditionNames[condition]}</Tag>;
}
