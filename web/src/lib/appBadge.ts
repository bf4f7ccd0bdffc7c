/** Shows a number on the icon of the installed application, where the system can; none for 0. */
export function showBadge(count: number): void {
  // A system that refuses it shows none.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
}
