/** Names the page in the browser's tab and history. */
export function DocumentTitle({ title }: { title?: string }) {
  return (
    <title>{title ? `${title} · Fitness Zone` : 'Fitness Zone: used fitness equipment'}</title>
  );
}
