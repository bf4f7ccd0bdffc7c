import {
  mdiCheckBold,
  mdiFlag,
  mdiFlagOutline,
  mdiScaleBalance,
  mdiShareVariantOutline,
} from '@mdi/js';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from '../../../ui/Icon.tsx';
import { useCompareToggle } from '../../browsing/useCompareToggle.ts';
import { shareAddress } from './shareAddress.ts';

type Props = {
  id: string;
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
  productId: string;
  productName: string;
  /** null for those who can't report it */
  report: { label: string; isReported: boolean; open: () => void } | null;
};

export function ProductMenuList(props: Props) {
  const { id, anchor, open, onClose, productId, productName, report } = props;
  const { chosen, toggle } = useCompareToggle(productId);
  const then = (act: () => unknown) => () => {
    onClose();
    void act();
  };
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        // A menu alone is no part of the page's outline.
        paper: { role: 'dialog', 'aria-label': 'More' },
        list: { id, 'aria-label': 'More' },
      }}
    >
      <MenuItem role="menuitemcheckbox" aria-checked={chosen} onClick={then(toggle)} sx={line}>
        <Icon path={chosen ? mdiCheckBold : mdiScaleBalance} />
        Compare
      </MenuItem>
      <MenuItem onClick={then(() => shareAddress(productName))} sx={line}>
        <Icon path={mdiShareVariantOutline} />
        Share
      </MenuItem>
      {report && (
        <MenuItem disabled={report.isReported} onClick={then(report.open)} sx={line}>
          <Icon path={report.isReported ? mdiFlag : mdiFlagOutline} />
          {report.label}
        </MenuItem>
      )}
    </Menu>
  );
}

const line = { gap: 1.5, minHeight: 44, typography: 'body2' } as const;
