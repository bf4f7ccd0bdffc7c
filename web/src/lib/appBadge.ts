/** Shows a number on the installed app's icon, if the system supports it; 0 removes it. */
export function showBadge(count: number): void {
  // Some systems reject the call.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
}
