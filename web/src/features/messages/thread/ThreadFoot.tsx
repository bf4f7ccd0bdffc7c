import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ThreadFoot_ThreadFragment } from '../../../generated/graphql.ts';
import { accountName } from '../../../lib/accountName.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { useSession } from '../../session/session.ts';
import { otherSide } from '../otherSide.ts';
import { MessageField } from './MessageField.tsx';

graphql(`
  fragment ThreadFoot_thread on Thread {
    id
    buyer {
      id
      name
    }
    seller {
      id
      name
    }
    viewerHasBlocked
    viewerCanWrite
  }
`);

type Props = {
  thread: FragmentType<ThreadFoot_ThreadFragment>;
  /** the thread's newest message */
  newest: string;
};

/** The field for the next message, or why there can be none. */
export function ThreadFoot(props: Props) {
  const thread = unmask<ThreadFoot_ThreadFragment>(props.thread);
  const other = otherSide(thread, useSession().user?.uid);
  const name = accountName(other);
  return (
    <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {thread.viewerCanWrite ? (
        <MessageField threadId={thread.id} name={name} newest={props.newest} />
      ) : (
        <Typography role="status" variant="body2" color="textSecondary">
          {!other
            ? 'This account was deleted, so you can’t write to it.'
            : thread.viewerHasBlocked
              ? `You blocked ${name}. Neither of you can write to the other.`
              : 'You can no longer write to this person.'}
        </Typography>
      )}
    </Box>
  );
}
