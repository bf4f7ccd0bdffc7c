import type { AuditAction, AuditTarget_EntryFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { RecordName } from './RecordName.tsx';

graphql(`
  fragment AuditTarget_entry on AuditEntry {
    action
    targetId
    user {
      name
    }
    category {
      title
    }
    product {
      productName
    }
  }
`);

const categoryActions = new Set<AuditAction>([
  'ADD_CATEGORY',
  'UPDATE_CATEGORY',
  'MOVE_CATEGORY',
  'DELETE_CATEGORY',
]);

/** The target of an audit log entry: its current name with a link, or its id once it no longer exists. */
export function AuditTarget(props: { entry: FragmentType<AuditTarget_EntryFragment> }) {
  const entry = unmask<AuditTarget_EntryFragment>(props.entry);
  const { action, targetId, user, category, product } = entry;
  const name = user?.name ?? category?.title ?? product?.productName ?? null;
  const gone = categoryActions.has(action) ? 'Unknown category' : 'Deleted account';
  return <RecordName name={name} gone={gone} id={targetId} to={placeOf(entry)} />;
}

function placeOf({ user, category, product }: AuditTarget_EntryFragment): string | undefined {
  if (user) return paths.person(user.id);
  if (category) return paths.category(category.id);
  return product ? paths.product(product.id) : undefined;
}
