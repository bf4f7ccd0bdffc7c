import type { People, Sender, TwoShops, Variables } from './twoShops.ts';

/** What a case sends, after the records that it needs were made. */
export type Sent = { variables: Variables; sender: Sender };

export type Case = {
  /** The client's operation. */
  operation: string;
  /** What is special about it, for the test's name. */
  when: string;
  arrange(people: People, shops: TwoShops): Promise<Sent> | Sent;
};

type Arrange = (people: People, shops: TwoShops) => Promise<Variables> | Variables;

const senders = ['visitor', 'buyer', 'seller', 'admin'] as const;

/** The same operation sent by a visitor, by a user of each role, and by one whose account is gone. */
export const byEveryRole = (operation: string, arrange: Arrange): Case[] => [
  ...senders.map((role) => ({
    operation,
    when: `sent by ${role === 'admin' ? 'an' : 'a'} ${role}`,
    arrange: async (people: People, shops: TwoShops) => ({
      variables: await arrange(people, shops),
      sender: role === 'visitor' ? null : people[role],
    }),
  })),
  {
    operation,
    when: 'sent by a deleted account',
    async arrange(people, shops) {
      const variables = await arrange(people, shops);
      await shops.shop.models.User.deleteOne({ email: people.competitor.email });
      return { variables, sender: people.competitor };
    },
  },
];

/** An operation sent by a user of one role. */
export const by = (
  role: keyof Omit<People, 'visitor'>,
  operation: string,
  when: string,
  arrange: Arrange,
): Case => ({
  operation,
  when,
  arrange: async (people, shops) => ({
    variables: await arrange(people, shops),
    sender: people[role],
  }),
});

/** A well-formed id that no record has. */
export const unknownId = '0123456789abcdef01234567';
