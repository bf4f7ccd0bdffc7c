import {
  mdiCheckBold,
  mdiFlag,
  mdiFlagOutline,
  mdiScaleBalance,
  mdiShareVariantOutline,
} from '@mdi/js';
import { ActionMenu } from '../../../ui/menu/ActionMenu.tsx';
import { useCompareToggle } from '../../browsing/useCompareToggle.ts';
import { shareAddress } from './shareAddress.ts';

type Props = {
  id: string;
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
  productId: string;
  productName: string;
  /** null for users who can't report it */
  report: { label: string; isReported: boolean; open: () => void } | null;
};

export function ProductMenuList({ productId, productName, report, ...menu }: Props) {
  const { chosen, toggle } = useCompareToggle(productId);
  const compare = { checked: chosen, icon: chosen ? mdiCheckBold : mdiScaleBalance };
  return (
    <ActionMenu
      {...menu}
      label="More"
      lines={[
        { label: 'Compare', ...compare, onClick: toggle },
        {
          label: 'Share',
          icon: mdiShareVariantOutline,
          onClick: () => void shareAddress(productName),
        },
        ...(report ? [reportLine(report)] : []),
      ]}
    />
  );
}

const reportLine = ({ label, isReported, open }: NonNullable<Props['report']>) => ({
  label,
  icon: isReported ? mdiFlag : mdiFlagOutline,
  disabled: isReported,
  onClick: open,
});
