// The screens' chunks import that of `start`, which therefore does not call it itself: they would wait for
// each other.
const start = async () => (await import('./start.tsx')).start();

/** The scripts wait no longer than this, in milliseconds, for the pictures that a page begins with. */
const patienceMs = 2_000;

/** Resolves when the pictures that a rendered page begins with have come, which scripts would delay. */
async function firstPictures(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  const loaded = [...pictures]
    .filter((picture) => picture.checkVisibility())
    .map((picture) => picture.decode().catch(() => undefined));
  await Promise.race([Promise.all(loaded), new Promise((late) => setTimeout(late, patienceMs))]);
}

// A rendered page is painted before the scripts load that hydrate it.
if (document.getElementById('page-data')) {
  void firstPictures().then(() => requestAnimationFrame(() => setTimeout(start)));
} else void start();
