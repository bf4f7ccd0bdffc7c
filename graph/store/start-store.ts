/** Starts the embedded store on a file. */
export async function startStore({ file }: { file: string }): Promise<{
  uri: string;
  close(): Promise<void>;
}> {
  throw new Error(`MONGODB_URI: set it; the embedded store cannot open ${file} yet.`);
}
