// Runs before the first paint, so that nobody who chose dark sees a light flash, and nobody who is signed
// in sees "SIGN IN" on a page that was rendered for visitors.
// A file of its own and not an inline script: the content security policy allows no inline code.
(() => {
  let mode = 'system';
  let signedIn = false;
  try {
    mode = localStorage.getItem('mui-mode') || 'system';
    signedIn = localStorage.getItem('fitnessZone') !== null;
  } catch {
    // Storage is blocked: the system's preference decides.
  }
  const dark =
    mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.toggleAttribute('data-signed-in', signedIn);
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  root.style.backgroundColor = dark ? '#0F1214' : '#FAFAF7';
  root.style.colorScheme = dark ? 'dark' : 'light';

  // A button of a rendered page that is pressed before it is hydrated is pressed again afterwards, and so is a link to
  // sign in or up, whose address doesn't say where to return to. Enter in a field presses the button that sends its form.
  window.earlyPress = {
    button: null,
    handleEvent(event) {
      const { type, key, target } = event;
      if (type === 'click') {
        const opensTab = event.ctrlKey || event.metaKey || event.shiftKey;
        const link = opensTab ? null : target.closest('a[href^="/sign-"]');
        if (link) event.preventDefault();
        this.button = link ?? target.closest('button');
      } else if (key === 'Enter' && target.matches('input'))
        this.button = target.form?.querySelector('[data-submits]') ?? this.button;
    },
  };
  window.addEventListener('click', window.earlyPress, true);
  window.addEventListener('keydown', window.earlyPress, true);
})();
