import { expect, test, vi } from 'vitest';
import { createSessionMachine, type SessionEvent, type SessionPhase } from './sessionMachine.ts';

/** The state after some events. */
function after(phase: SessionPhase, ...events: SessionEvent[]) {
  const machine = createSessionMachine({ phase, accountId: null });
  const listener = vi.fn();
  machine.subscribe(listener);
  for (const event of events) machine.send(event);
  return { loading: machine.state().loading, calls: listener.mock.calls.length };
}

test('restoring and acting wait until the provider reports', () => {
  expect(after('restoring', 'known')).toEqual({ loading: false, calls: 1 });
  expect(after('idle', 'act', 'known')).toEqual({ loading: false, calls: 2 });
});

test('an exchange, a token’s replacement and a sign-out end without the provider’s report', () => {
  for (const begun of ['exchange', 'replace', 'signOut'] as const) {
    expect(after('idle', begun, 'known')).toEqual({ loading: true, calls: 1 });
    expect(after('idle', begun, 'known', 'done')).toEqual({ loading: false, calls: 2 });
  }
});

test('listeners aren’t called when nothing has changed', () => {
  expect(after('idle', 'known', 'done')).toEqual({ loading: false, calls: 0 });
  expect(after('idle', 'act', 'exchange')).toEqual({ loading: true, calls: 1 });
  const machine = createSessionMachine({ phase: 'idle', accountId: 'ada' });
  const listener = vi.fn();
  machine.subscribe(listener);
  machine.switchTo('ada');
  expect(listener).not.toHaveBeenCalled();
  machine.switchTo(null);
  expect(machine.state()).toEqual({ loading: false, accountId: null });
  expect(listener).toHaveBeenCalledOnce();
});
