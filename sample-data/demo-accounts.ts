/** Accounts to try the shop with; they exist only with the Auth emulator. */
export const demoAccounts = (['admin', 'seller', 'buyer'] as const).map((role) => ({
  role,
  email: `${role}@fitness.zone`,
  password: 'FitnessZone1!',
}));
