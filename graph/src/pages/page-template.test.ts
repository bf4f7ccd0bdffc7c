import { expect, test } from 'vitest';
import { structuredDataElement } from './page-template.ts';

test('nothing in structured data ends its element, and it reads as it was', () => {
  const name = 'Bench</script><script>alert(1)</script><!--';
  const element = structuredDataElement([JSON.stringify({ '@type': 'Product', name })]);
  const [, json = ''] =
    /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(element) ?? [];
  expect(JSON.parse(json)).toMatchObject({ '@graph': [{ '@type': 'Product', name }] });
});
