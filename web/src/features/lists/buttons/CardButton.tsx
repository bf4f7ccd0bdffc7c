import IconButton from '@mui/material/IconButton';
import { Icon } from '../../../ui/Icon.tsx';

type Props = {
  icon: string;
  /** names the action and the product */
  name: string;
  /** why it is disabled; null if it isn't */
  reason: string | null;
  pending: boolean;
  /** the product is on the list already */
  isThere: boolean;
  add: () => Promise<void>;
};

/** A small round button on a card that adds the product to a list. */
export function CardButton({ icon, name, pending, isThere, add, ...props }: Props) {
  const reason = pending ? 'Just a moment.' : props.reason;
  return (
    <span title={reason ?? name}>
      <IconButton
        aria-label={reason ? `${name}: ${reason}` : name}
        disabled={reason !== null}
        onClick={() => void add()}
        sx={{
          width: 40,
          height: 40,
          border: 1,
          borderColor: 'divider',
          color: 'text.primary',
          '&.Mui-disabled': { color: isThere ? 'primary.main' : 'text.disabled' },
        }}
      >
        <Icon path={icon} />
      </IconButton>
    </span>
  );
}
