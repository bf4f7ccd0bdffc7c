const start = () => import('./start.tsx');

// A rendered page is painted before the scripts load that hydrate it.
if (document.getElementById('page-data')) requestAnimationFrame(() => setTimeout(start));
else void start();
