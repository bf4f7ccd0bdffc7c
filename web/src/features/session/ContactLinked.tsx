import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/link/TextLink.tsx';

const words = 'contact us';

/** An error message with “contact us” as a link. */
export function ContactLinked({ text }: { text: string }) {
  const at = text.toLowerCase().lastIndexOf(words);
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <TextLink to={paths.contact} color="inherit">
        {text.slice(at, at + words.length)}
      </TextLink>
      {text.slice(at + words.length)}
    </>
  );
}
