import { mdiShieldCheckOutline } from '@mdi/js';
import { useConfig } from '../../../../lib/config.ts';
import { shortProtectionText } from '../../../payouts/saleTexts.ts';
import { BoxLine } from './BoxLine.tsx';

/** What protects a buyer. */
export const Protection = () => (
  <BoxLine icon={mdiShieldCheckOutline}>{shortProtectionText(useConfig().payouts)}</BoxLine>
);
