// Warns once that pages may not work, in browsers older than the README lists. Uses the syntax of 2009.
(function () {
  var key = 'fitnessZone.oldBrowser';
  try {
    if (localStorage.getItem(key)) return;
    localStorage.setItem(key, 'told');
  } catch (_blocked) {
    // Without storage it shows the warning on each visit.
  }

  function show() {
    var isDark = document.documentElement.getAttribute('data-theme') === 'dark';
    var notice = document.createElement('div');
    notice.setAttribute('role', 'alert');
    notice.style.cssText =
      'position: fixed; z-index: 2000; left: 0; right: 0; bottom: 0; padding: 16px; text-align: center;' +
      'font: 16px/1.5 system-ui, sans-serif; border-top: 1px solid;' +
      (isDark ? 'background: #171B1F; color: #F1F2EE' : 'background: #FFFFFF; color: #14181F');
    var text = document.createElement('span');
    text.appendChild(
      document.createTextNode(
        'Your browser is too old for parts of this shop. Please update it to sign in and buy.'
      )
    );
    var close = document.createElement('button');
    close.type = 'button';
    close.appendChild(document.createTextNode('Close'));
    close.style.cssText =
      'margin-left: 16px; padding: 8px 16px; min-height: 42px; font: inherit; font-weight: 600; color: inherit;' +
      'background: none; border: 1px solid; border-radius: 10px; cursor: pointer';
    close.onclick = function () {
      document.body.removeChild(notice);
    };
    notice.appendChild(text);
    notice.appendChild(close);
    document.body.appendChild(notice);
  }

  if (document.body) show();
  else document.addEventListener('DOMContentLoaded', show);
})();
