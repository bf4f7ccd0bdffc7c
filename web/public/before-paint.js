// Runs before the first paint. Prevents a light flash in dark mode, and "SIGN IN" for signed-in users on a page that
// was rendered for visitors. A separate file, since the content security policy allows no inline scripts. Uses the
// syntax of 2009, so that it can notify users of browsers too old for the other scripts.
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

  // Features of Safari 16.4, and of other browsers since 2023, that the build uses without a check.
  var isSupported = false;
  var notice;
  try {
    isSupported = Boolean(''.isWellFormed && [].toSorted && new RegExp('(?<=a)b'));
  } catch (_syntax) {
    // The browser doesn't know this regular expression.
  }
  if (!isSupported) {
    notice = document.createElement('script');
    notice.src = '/old-browser.js';
    document.head.appendChild(notice);
    return;
  }

  // Remembers the last press before hydration and repeats it afterwards: of a button, or of a link to sign in or up,
  // whose address lacks the way back. Enter in a field counts as a press of its form's submit button.
  window.earlyPress = {
    button: null,
    handleEvent: function (event) {
      var target = event.target;
      // For example, the Enter that ends an input method's word; Safari reports it after the composition.
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
