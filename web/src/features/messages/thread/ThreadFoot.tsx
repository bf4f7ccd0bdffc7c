import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WriteObstacle } from '../../../generated/graphql.ts';
import { MessageField } from './MessageField.tsx';
import type { Target } from './unsent.ts';

type Props = {
  target: Target;
  /** the other side */
  name: string;
  obstacle: WriteObstacle | null;
  hasBlocked: boolean;
  /** the thread's newest message; empty before the first one */
  newest: string;
};

/** Why nobody can write, in words; `name` is the other side. */
const reasons: Record<WriteObstacle, (name: string) => string> = {
  BLOCKED_BY_VIEWER: (name) => `You blocked ${name}. Neither of you can write to the other.`,
  BLOCKED: () => 'You can no longer write to this person.',
  SUSPENDED: () => 'This account is suspended and can’t read messages at the moment.',
  DELETED: () => 'This account was deleted, so you can’t write to it.',
  ORDER_ENDED: () => 'This order has ended, so you can’t begin a conversation here.',
};

/** The field for the next message, or the reason why there is none. */
export function ThreadFoot({ target, name, obstacle, hasBlocked, newest }: Props) {
  return (
    <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {obstacle === null ? (
        <>
          {hasBlocked && (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              You blocked {name}. Until your order has ended, you can still write to each other.
            </Typography>
          )}
          <MessageField target={target} name={name} newest={newest} />
        </>
      ) : (
        <Typography role="status" variant="body2" color="textSecondary">
          {reasons[obstacle](name)}
        </Typography>
      )}
    </Box>
  );
}
