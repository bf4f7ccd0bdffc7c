import { deleteRecords } from '@fitness-zone/testkit/shop/delete-records.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { print } from 'graphql';
import { getResponse, RequestHandler } from 'msw';
import { handlers } from '../../mocks/handlers.ts';
import { createMockShop, type MockShop } from '../../mocks/mockShop.ts';
import { emptyRecords, type Records } from '../../mocks/records/records.ts';
import { defaultSwitches } from '../../mocks/switches.ts';
import { type MockAccount, mockIdToken } from '../../mocks/token.ts';
import { clientOperations } from './clientOperations.ts';
import { copyRecords } from './copyRecords.ts';

export type Users = Awaited<ReturnType<typeof createUsers>>;
/** Who sends an operation: a user with the server's token, or null for a visitor. */
export type Sender = { id: string; token: string | null } | null;
export type Variables = Record<string, unknown>;

/** Opens the server, and the means to give the mocks the same records. Close it when the tests are done. */
export async function openTwoShops() {
  // On a port that the card sandbox does not know: without webhooks a payment stays open until a test reports it.
  const shop = await startTestShop();
  const url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  /** The account that each ID token of the server's identity provider proves. */
  const accounts = new Map<string, MockAccount>();

  let mock = createMockShop(defaultSwitches, null, emptyRecords());
  const mockHandlers = handlers(() => mock).filter((handler) => handler instanceof RequestHandler);

  return {
    shop,
    /** Where the server listens. */
    url,
    /** Deletes all records of the server. @returns new users */
    async begin() {
      await deleteRecords(shop);
      return createUsers(shop);
    },
    /** A new account at the identity provider. @returns its ID token */
    signUp(account: Omit<MockAccount, 'signedInAt'>): string {
      const { email, name = null, provider } = account;
      const providers = [provider === 'google' ? 'google.com' : 'password'];
      const emailVerified = provider === 'google';
      const details = { email, displayName: name, emailVerified, providers };
      const { idToken } = shop.identity.signUp(details);
      accounts.set(idToken, { ...account, signedInAt: Date.now() });
      return idToken;
    },
    /** The ID token of somebody who has an account. */
    idTokenOf({ idToken, email }: { idToken: string; email: string }): string {
      accounts.set(idToken, { email, provider: 'password', signedInAt: Date.now() });
      return idToken;
    },
    /** A mock shop with the records that the server has now. */
    async copy(): Promise<{ mock: MockShop; before: Records }> {
      await settlePayments(shop);
      await allNotified(shop);
      // What was arranged past the services has told nobody: the response cache must not answer with it.
      shop.events.publish({ kind: 'category', categoryId: '0'.repeat(24) });
      const records = await copyRecords(shop);
      return {
        mock: createMockShop(defaultSwitches, null, records),
        before: structuredClone(records),
      };
    },
    /** Sends a client's operation to the server. */
    askServer(operation: string, variables: Variables, sender: Sender) {
      return this.sendToServer(textOf(operation), variables, sender);
    },
    /** Sends any operation to the server. */
    async sendToServer(query: string, variables: Variables, sender: Sender) {
      await shop.views.flush();
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: sender ? { authorization: `bearer ${sender.token}` } : {},
        payload: { query, variables },
      });
      // No query ends a payment, or notifies anybody.
      if (query.includes('mutation')) {
        await settlePayments(shop);
        await allNotified(shop);
      }
      return { status: answer.statusCode, body: answer.json() };
    },
    /** Sends the same to a mock shop. */
    askMock(to: MockShop, operation: string, variables: Variables, sender: Sender) {
      return this.sendToMock(to, textOf(operation), variables, sender);
    },
    /** Sends any operation to a mock shop. */
    async sendToMock(to: MockShop, query: string, given: Variables, sender: Sender) {
      mock = to;
      const variables = withMockIdTokens(given, accounts);
      const answer = await getResponse(
        mockHandlers,
        new Request('http://shop/graphql', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(sender && { authorization: `bearer ${tokenOf(sender, accounts)}` }),
          },
          body: JSON.stringify({ query, variables }),
        }),
      );
      if (!answer) throw new Error('The mocks do not handle GraphQL.');
      return { status: answer.status, body: await answer.json() };
    },
    close: () => shop.close(),
  };
}

export type TwoShops = Awaited<ReturnType<typeof openTwoShops>>;

/** An operation's text. */
export function textOf(operation: string): string {
  const document = clientOperations.get(operation);
  if (!document) throw new Error(`The client has no operation ${operation}.`);
  return print(document);
}

/** The mocks' token for a user of the server. */
export const mockTokenOf = ({ id }: { id: string }): string =>
  `e30.${btoa(JSON.stringify({ sub: id, iat: Date.now() / 1000 }))}.mock`;

function tokenOf(sender: NonNullable<Sender>, accounts: ReadonlyMap<string, MockAccount>): string {
  const account = accounts.get(sender.token ?? '');
  return account ? mockIdToken(account) : mockTokenOf(sender);
}

const withMockIdTokens = (
  variables: Variables,
  accounts: ReadonlyMap<string, MockAccount>,
): Variables =>
  JSON.parse(JSON.stringify(variables), (_key, value) => {
    const account = accounts.get(value);
    return account ? mockIdToken(account) : value;
  });

/**
 * Waits until the server has ended the open payments of products that are not for sale any more, or not at their price.
 */
async function settlePayments({ models }: TestShop): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const open = await openPayments(models);
    const outdated = await Promise.all(open.map((payment) => isOutdated(models, payment)));
    const gone = outdated.includes(true);
    // What was written last is published right after.
    await new Promise((resolve) => setTimeout(resolve, gone ? 10 : 1));
    if (!gone) return;
  }
  throw new Error('A payment of a product that is not for sale stays open.');
}

const openPayments = async ({ Payment }: TestShop['models']) =>
  Payment.find({ status: { $in: ['pending', 'refunding'] } }).lean();

type OpenPayment = Awaited<ReturnType<typeof openPayments>>[number];

/** Whether a payment is for what cannot be paid any more, or not at its price. */
async function isOutdated(
  models: TestShop['models'],
  { productId, buyerId, amount, price, part, firstHalfId }: OpenPayment,
): Promise<boolean> {
  if (part === 'balance') {
    const firstHalf = await models.Payment.findById(firstHalfId).lean();
    return ['paid', 'cancelled'].includes(firstHalf?.balance?.status ?? '');
  }
  const product = await models.Product.findById(productId).lean();
  if (!product) return true;
  const { hold, inStock, resalePrice, revision } = product;
  const whole = price ?? amount;
  if (inStock === 'paused' && hold?.buyerId.equals(buyerId)) return hold.amount !== whole;
  // A test that writes another price itself tells nobody.
  return inStock !== 'available' || ((revision ?? 0) > 0 && resalePrice !== whole);
}
