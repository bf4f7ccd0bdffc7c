import type { Sender, TwoShops, Users, Variables } from './twoShops.ts';

/** What a case sends, after the records that it needs were made. */
export type Sent = { variables: Variables; sender: Sender };

export type Case = {
  /** The client's operation. */
  operation: string;
  /** What is special about it, for the test's name. */
  when: string;
  arrange(users: Users, shops: TwoShops): Promise<Sent> | Sent;
};

type Arrange = (users: Users, shops: TwoShops) => Promise<Variables> | Variables;

const senders = ['visitor', 'buyer', 'seller', 'admin'] as const;

/** The same operation sent by a visitor, by a user of each role, and by one whose account is gone. */
export const byEveryRole = (operation: string, arrange: Arrange): Case[] => [
  ...senders.map((role) => ({
    operation,
    when: `sent by ${role === 'admin' ? 'an' : 'a'} ${role}`,
    arrange: async (users: Users, shops: TwoShops) => ({
      variables: await arrange(users, shops),
      sender: role === 'visitor' ? null : users[role],
    }),
  })),
  {
    operation,
    when: 'sent by a deleted account',
    async arrange(users, shops) {
      const variables = await arrange(users, shops);
      await shops.shop.models.User.deleteOne({ email: users.otherSeller.email });
      return { variables, sender: users.otherSeller };
    },
  },
];

/** An operation sent by a user of one role. */
export const by = (
  role: keyof Omit<Users, 'visitor'>,
  operation: string,
  when: string,
  arrange: Arrange,
): Case => ({
  operation,
  when,
  arrange: async (users, shops) => ({
    variables: await arrange(users, shops),
    sender: users[role],
  }),
});

/** A well-formed id that no record has. */
export const unknownId = '0123456789abcdef01234567';
