import type { AuditActor_EntryFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { RecordName } from './RecordName.tsx';

graphql(`
  fragment AuditActor_entry on AuditEntry {
    source
    actorId
    actor {
      name
    }
  }
`);

const operators = { COMMAND_LINE: 'The operator', ADMIN_EMAILS: 'ADMIN_EMAILS', REQUEST: '' };

export function AuditActor(props: { entry: FragmentType<AuditActor_EntryFragment> }) {
  const { actor, actorId, source } = unmask<AuditActor_EntryFragment>(props.entry);
  if (!actorId) return operators[source];
  return (
    <RecordName
      name={actor?.name ?? null}
      gone="Deleted account"
      id={actorId}
      to={actor ? paths.person(actor.id) : undefined}
    />
  );
}
