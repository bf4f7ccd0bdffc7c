import IconButton from '@mui/material/IconButton';
import { Icon } from '../../ui/Icon.tsx';

type Props = {
  icon: string;
  /** what it does, and to which product */
  name: string;
  /** why it cannot be pressed; null when it can */
  reason: string | null;
  /** it has been done already */
  done: boolean;
  onPress: () => void;
};

/** A small round button on a product's card. */
export function CardButton({ icon, name, reason, done, onPress }: Props) {
  return (
    <span title={reason ?? name}>
      <IconButton
        aria-label={reason ? `${name}: ${reason}` : name}
        disabled={reason !== null}
        onClick={onPress}
        sx={{
          width: 42,
          height: 42,
          border: 1,
          borderColor: 'divider',
          color: 'text.primary',
          '&.Mui-disabled': { color: done ? 'primary.main' : 'text.disabled' },
        }}
      >
        <Icon path={icon} />
      </IconButton>
    </span>
  );
}
