// Runs before the first paint, so that a visitor who chose dark never sees a light flash.
// A file of its own and not an inline script: the content security policy allows no inline code.
(() => {
  let mode = 'system';
  try {
    mode = localStorage.getItem('mui-mode') || 'system';
  } catch {
    // Storage is blocked: the system's preference decides.
  }
  const dark =
    mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  root.style.backgroundColor = dark ? '#0F1214' : '#FAFAF7';
  root.style.colorScheme = dark ? 'dark' : 'light';
})();
