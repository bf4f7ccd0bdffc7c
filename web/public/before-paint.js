// Runs before the first paint, so that nobody who chose dark sees a light flash, and nobody who is signed
// in sees "SIGN IN" on a page that was rendered for visitors.
// A file of its own and not an inline script: the content security policy allows no inline code.
// In the syntax of 2009, so that it runs in browsers which are too old for the other scripts and can say so.
(function () {
  var root = document.documentElement;
  var mode = 'system';
  var signedIn = false;
  try {
    mode = localStorage.getItem('mui-mode') || 'system';
    signedIn = localStorage.getItem('fitnessZone') !== null;
  } catch (_blocked) {
    // Storage is blocked: the system's preference decides.
  }
  var dark =
    mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (signedIn) root.setAttribute('data-signed-in', '');
  else root.removeAttribute('data-signed-in');
  paint(dark ? 'dark' : 'light');

  function paint(theme) {
    root.setAttribute('data-theme', theme);
    root.style.backgroundColor = theme === 'dark' ? '#0F1214' : '#FAFAF7';
    root.style.colorScheme = theme;
  }

  // Paper is white: a dark page is printed in the light colours.
  var shownTheme = null;
  function beforePrint() {
    if (shownTheme === null) shownTheme = root.getAttribute('data-theme');
    paint('light');
  }
  function afterPrint() {
    if (shownTheme !== null) paint(shownTheme);
    shownTheme = null;
  }
  window.addEventListener('beforeprint', beforePrint);
  window.addEventListener('afterprint', afterPrint);
  matchMedia('print').addListener(function (query) {
    if (query.matches) beforePrint();
    else afterPrint();
  });

  // Safari 16.4 and what other browsers have had since 2023: the build uses these without asking.
  var isSupported = false;
  var notice;
  try {
    isSupported = Boolean(''.isWellFormed && [].toSorted && new RegExp('(?<=a)b'));
  } catch (_syntax) {
    // A regular expression that it doesn't know.
  }
  if (!isSupported) {
    notice = document.createElement('script');
    notice.src = '/old-browser.js';
    document.head.appendChild(notice);
    return;
  }

  // A button of a rendered page that is pressed before it is hydrated is pressed again afterwards, and so is a link to
  // sign in or up, whose address doesn't say where to return to. Enter in a field presses the button that sends its form.
  window.earlyPress = {
    button: null,
    handleEvent: function (event) {
      var target = event.target;
      // Such as the Enter that ends an input method's word; Safari reports it after the composition.
      var isComposing = event.isComposing || event.keyCode === 229;
      var opensTab = event.ctrlKey || event.metaKey || event.shiftKey;
      var link = opensTab ? null : target.closest('a[href^="/sign-"]');
      if (event.type === 'click') {
        if (link) event.preventDefault();
        this.button = link || target.closest('button');
      } else if (event.key === 'Enter' && !isComposing && target.matches('input'))
        this.button = (target.form && target.form.querySelector('[data-submits]')) || this.button;
    },
  };
  window.addEventListener('click', window.earlyPress, true);
  window.addEventListener('keydown', window.earlyPress, true);
})();
