/**
 * The address of a picture, 640 pixels wide, in a page of Vite's development server.
 * @param name its folder below `pictures`
 */
export const pictureUrl = (name: string): string =>
  // Otherwise Vite would take the name for a single folder and find no file.
  new URL(/* @vite-ignore */ `./pictures/${name}/640.webp`, import.meta.url).href;
