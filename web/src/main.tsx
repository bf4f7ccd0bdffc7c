// Called here, not in `start` itself: the screens' chunks import that module, and they would wait for each other.
const start = async () => (await import('./start.tsx')).start();

/** Maximum time that scripts wait for a page's first pictures. */
const patienceMs = 2_000;

/** Resolves when a rendered page's first pictures have loaded, which scripts would delay. */
async function firstPictures(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  const loaded = [...pictures]
    // Only visible pictures; Safari has `checkVisibility` since 17.4.
    .filter((picture) => picture.getClientRects().length > 0)
    .map((picture) => picture.decode().catch(() => undefined));
  await Promise.race([Promise.all(loaded), new Promise((late) => setTimeout(late, patienceMs))]);
}

// Paints a rendered page before loading the scripts that hydrate it.
if (document.getElementById('page-data')) {
  void firstPictures().then(() => requestAnimationFrame(() => setTimeout(start)));
} else void start();
