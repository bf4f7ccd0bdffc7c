import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import facts from './pictures.json' with { type: 'json' };

export const picturesFolder = join(import.meta.dirname, 'pictures');

/** Height and mean colour by the picture's name; the files don't contain them. */
export const factsFile = join(import.meta.dirname, 'pictures.json');

/** A picture with its renditions, smallest first; the last one is the picture itself. */
type SamplePicture = {
  width: number;
  height: number;
  /** the mean colour as six hexadecimal digits */
  color: string;
  renditions: [Rendition, ...Rendition[]];
};

type Rendition = { width: number; bytes: Buffer };

/**
 * Reads a picture's files, one per rendition, named by their widths.
 * @param name its folder below `pictures`
 * @throws if there is no such picture
 */
export async function readPicture(name: string): Promise<SamplePicture> {
  const known: Partial<Record<string, { height: number; color: string }>> = facts;
  const picture = known[name];
  const widths = (await readdir(join(picturesFolder, name))).map((file) =>
    Number.parseInt(file, 10),
  );
  const [smallest, ...larger] = await Promise.all(
    widths
      .sort((a, b) => a - b)
      .map(async (width): Promise<Rendition> => {
        return { width, bytes: await readFile(join(picturesFolder, name, `${width}.webp`)) };
      }),
  );
  if (!picture || !smallest) throw new Error(`There is no sample picture "${name}".`);
  const { width } = larger.at(-1) ?? smallest;
  return { ...picture, width, renditions: [smallest, ...larger] };
}
