// The screens' chunks import that of `start`, which therefore does not call it itself: they would wait for
// each other.
const start = async () => (await import('./start.tsx')).start();

// A rendered page is painted before the scripts load that hydrate it.
if (document.getElementById('page-data')) requestAnimationFrame(() => setTimeout(start));
else void start();
