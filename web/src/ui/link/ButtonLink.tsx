import Button, { type ButtonProps } from '@mui/material/Button';
import type { To } from 'react-router-dom';
import { Link } from './Link.tsx';

type Props = Omit<ButtonProps<typeof Link>, 'component' | 'to'> & {
  to: To;
  state?: unknown;
  replace?: boolean;
};

/** A link that looks like a button. */
export function ButtonLink(props: Props) {
  return <Button component={Link} {...props} />;
}
