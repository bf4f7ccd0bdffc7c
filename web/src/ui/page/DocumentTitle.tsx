export const shopTitle = 'Fitness Zone: used fitness equipment';

type Props = {
  /** the page's name; without one, the shop's title */
  title?: string | undefined;
};

/** Names the page in the browser's tab and history. */
export function DocumentTitle({ title }: Props) {
  return <title>{title ? `${title} · Fitness Zone` : shopTitle}</title>;
}
