import { type RefObject, use, useEffect, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { isReloadingWithDrafts } from '../form/drafts.ts';
import { guardLeaving, type LeaveWay } from './mayLeave.ts';
import { setPopStateGuard } from './popState.ts';

/** A pending attempt to leave the page, with functions to continue or stay. */
type Question = { way: LeaveWay; leave: () => void; stay: () => void };

/**
 * Asks before this page is left: by navigation, the browser's back and forward buttons, a sign-out and, in the
 * browser's own dialog, by closing or reloading. React Router's `useBlocker` needs its data router; like it, this
 * undoes a history step while the question is open.
 * @param isActive whether anything would be lost
 * @param isDone set to true when leaving is intended, such as after saving
 * @returns the question, while it is open
 */
export function useLeaveGuard(isActive: boolean, isDone: RefObject<boolean>): Question | null {
  const { navigator } = use(NavigationContext);
  const [question, setQuestion] = useState<Question | null>(null);

  useEffect(() => {
    if (!isActive) return;
    const { pathname } = location;
    const { push, replace } = navigator;
    const place: number = history.state?.idx ?? 0;
    let isReturning = false;

    const ask = (way: LeaveWay, leave: () => void, stay = () => {}) =>
      setQuestion({
        way,
        leave() {
          setQuestion(null);
          isDone.current = true;
          leave();
        },
        stay() {
          setQuestion(null);
          stay();
        },
      });

    const guarded =
      (go: typeof push): typeof push =>
      (...target) => {
        const [to] = target;
        const path = typeof to === 'string' ? new URL(to, location.href).pathname : to.pathname;
        if (isDone.current || path === pathname) go(...target);
        else ask('navigation', () => go(...target));
      };

    function onPopState(event: PopStateEvent) {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      if (isDone.current || location.pathname === pathname) return;
      const steps = (event.state?.idx ?? 0) - place;
      // The router listens, too, but gets this step only once it is confirmed.
      event.stopImmediatePropagation();
      isReturning = true;
      history.go(-steps);
      ask('navigation', () => history.go(steps));
    }

    function onBeforeUnload(event: BeforeUnloadEvent) {
      if (!isDone.current && !isReloadingWithDrafts()) event.preventDefault();
    }

    navigator.push = guarded(push);
    navigator.replace = guarded(replace);
    const removeGuard = guardLeaving((way) => {
      if (isDone.current) return Promise.resolve(true);
      return new Promise((resolve) => {
        ask(
          way,
          () => resolve(true),
          () => resolve(false),
        );
      });
    });
    setPopStateGuard(onPopState);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      navigator.push = push;
      navigator.replace = replace;
      removeGuard();
      setPopStateGuard(null);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isActive, isDone, navigator]);

  return question;
}
