import type { AuditTarget_EntryFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { DeletedRecord } from './DeletedRecord.tsx';

graphql(`
  fragment AuditTarget_entry on AuditEntry {
    id
    action
    targetId
    user {
      id
      name
    }
    category {
      id
      title
    }
    product {
      id
      productName
    }
  }
`);

/** What an entry of the audit log is about: by its name of today, or by its id once it is gone. */
export function AuditTarget(props: { entry: FragmentType<AuditTarget_EntryFragment> }) {
  const entry = unmask<AuditTarget_EntryFragment>(props.entry);
  const { action, targetId, user, category, product } = entry;
  const name = user?.name ?? category?.title ?? product?.productName;
  if (name !== undefined) return <span style={{ overflowWrap: 'anywhere' }}>{name}</span>;
  const what = action === 'ADD_CATEGORY' ? 'No such category' : 'Deleted account';
  return <DeletedRecord what={what} id={targetId} />;
}
