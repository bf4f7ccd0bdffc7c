/** Accounts to try the shop with; they exist only with the Auth emulator. */
export const demoAccounts = (['admin', 'seller', 'buyer'] as const).map((role) => ({
  role,
  email: `${role}@fitness.zone`,
  password: 'FitnessZone1!',
}));

/**
 * The demo accounts that a shop with the Auth emulator has. Their passwords are known to everybody: in
 * production none of them is an admin.
 */
export const demoAccountsOf = ({ production }: { production: boolean }) =>
  demoAccounts.filter(({ role }) => !(production && role === 'admin'));
