import type { MutationName } from '@fitness-zone/testkit/api/mutation-name.ts';
import { sample } from '@fitness-zone/testkit/breadth.ts';
import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import { expect } from 'vitest';
import type { Role } from '../support/forms.ts';
import type { TestBrowser } from '../support/harness.ts';
import { blockLiveChanges, record, withoutStatistics } from '../support/network/recording.ts';
import { restoreLogin } from '../support/savedLogin.ts';
import { expectSameAsReloaded, open, ready, visibleContent } from '../support/screens.ts';
import { operationName, recordAnswers } from './registeredMutations.ts';
import { type UserAction, visit } from './userAction.ts';

type Login = Pick<HttpUser, 'email' | 'password'>;

/**
 * Performs one action after another in a page that has opened all its screens before and receives no live changes. Each
 * action sends its one operation. No query follows, except for lists that only the server can compute, not even when
 * the screens that show the change are opened again. They show the same as a page with an empty cache.
 */
export async function expectOneOperationEach<Records>(
  browser: TestBrowser,
  role: Role,
  who: Login,
  screens: string[],
  actions: UserAction<Records>[],
  records: Records,
) {
  const session = await browser.newSession();
  await blockLiveChanges(session.page);
  const { page, context } = session;
  await restoreLogin(session, who);
  await open(page, '/');
  const fresh = await context.newPage();
  const recording = record(page);
  const answers = recordAnswers(page);
  const known = new Set<MutationName>();
  // A sale makes the home page's and the lists' product counts, such as those by town, stale.
  const lists = ['Home', 'AllProducts', 'Category', 'FurtherProducts', 'MoreProducts'];
  // A product's form asks which facts the typed texts state, a list whether its search is saved.
  const always = [...lists, 'Tasks', 'Places', 'FactIdeas', 'MySavedSearches'];
  // A record's page marks its notifications as read.
  const reading: MutationName = 'markNotificationsReadAbout';
  const sent = async ({ asksAgain = [], sends = [] }: Partial<UserAction<Records>> = {}) => {
    const besides = sends.includes(reading) ? [] : [operationName(reading)];
    return withoutStatistics(await recording.sent()).filter(
      (name) => ![...always, ...besides, ...asksAgain].includes(name),
    );
  };
  await visit(page, screens);
  await sent();
  for (const action of actions) {
    const { what, sends, asks = [], shows, perform } = action;
    await perform(page, records);
    expect(await sent(action), what).toEqual([...asks, ...sends.map(operationName)]);
    // If it is sent several times, the first answer must match the registry.
    for (const name of sends) {
      if (!known.has(name)) await answers.expectRegistered(name, role);
      known.add(name);
    }
    await expectSameAsReloaded(page, fresh, sample(shows(records), 1));
    expect(await sent(action), `${what}, and what it leads to`).toEqual([]);
  }
  const before = await visibleContent(page);
  await page.reload();
  await ready(page);
  await expect.poll(() => visibleContent(page)).toBe(before);
  session.expectNoProblems();
  await session.close();
}
