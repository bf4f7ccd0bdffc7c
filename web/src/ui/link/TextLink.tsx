import MuiLink, { type LinkProps } from '@mui/material/Link';
import type { To } from 'react-router-dom';
import { Link } from './Link.tsx';

type Props = Omit<LinkProps<typeof Link>, 'component' | 'to'> & { to: To };

/** A link in running text or in a list, to a page of this application. */
export function TextLink(props: Props) {
  return <MuiLink component={Link} {...props} />;
}
