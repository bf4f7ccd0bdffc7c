import { demoAccounts } from '../../../sample-data/demo-accounts.ts';
import type { Config } from './config.ts';

/**
 * The demo accounts that a shop of this configuration has. Their passwords are known to everybody: in
 * production none of them is an admin.
 */
export const demoAccountsOf = ({ production }: Pick<Config, 'production'>) =>
  demoAccounts.filter(({ role }) => !(production && role === 'admin'));
