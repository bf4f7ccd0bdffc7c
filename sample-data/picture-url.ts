/**
 * The address of a picture, 640 pixels wide, in a page that Vite serves or builds.
 * @param name its folder below `pictures`
 */
export const pictureUrl = (name: string): string =>
  new URL(`./pictures/${name}/640.webp`, import.meta.url).href;
