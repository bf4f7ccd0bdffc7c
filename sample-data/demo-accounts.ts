import { admin, buyers, sellers } from './people.ts';

/** Accounts to try the shop with; they exist only with the Auth emulator. */
export const demoAccounts = (['admin', 'seller', 'buyer'] as const).map((role) => ({
  role,
  email: `${role}@fitness.zone`,
  password: 'FitnessZone1!',
}));

type DemoRole = (typeof demoAccounts)[number]['role'];

/**
 * The demo accounts of a shop with the Auth emulator. Their passwords are public, so in production none of them is an
 * admin.
 */
export const demoAccountsOf = ({ production }: { production: boolean }) =>
  demoAccounts.filter(({ role }) => !(production && role === 'admin'));

const names: Record<DemoRole, string> = {
  admin: admin.name,
  seller: sellers.nora.name,
  buyer: buyers.sam.name,
};

const waiting: Record<DemoRole, string> = {
  admin: 'A problem and a cancellation to decide, two reports, a transfer that failed.',
  seller: 'Two offers to answer, a pick-up time to accept, a year of sales.',
  buyer:
    'A pick-up tomorrow, a pick-up time to choose, a problem to settle, an accepted offer to pay, a counter-offer to answer.',
};

const abilities: Record<DemoRole, string> = {
  admin: 'Runs the shop: categories, people, payments, reports.',
  seller: 'Posts products, answers offers, gets paid.',
  buyer: 'Saves, asks, makes offers and pays.',
};

/** Introduces a demo account by its name and content, or, without the story, by its abilities. */
export const introductionOf = (role: DemoRole, hasStory: boolean) => ({
  name: names[role],
  introduction: (hasStory ? waiting : abilities)[role],
});
