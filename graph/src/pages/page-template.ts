import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageData, RenderedPage } from '@fitness-zone/contract/pages/rendered-page.ts';

/** The build's output for browsers. */
export const browserFiles = fileURLToPath(new URL('../../../web/dist/browser', import.meta.url));

const container = '<div id="root"></div>';
/** Requested in parallel to the scripts; a rendered page contains it. */
const configPreload = '<link rel="preload" href="/config.json" as="fetch" crossorigin />';

/** Makes whole pages. `empty` is the page that only scripts fill; `build` names the build. */
export type PageTemplate = {
  build: string;
  empty: string;
  fill: (page: RenderedPage) => string;
};

/** The built page, read once; null if there is no build. */
export function readPageTemplate(): PageTemplate | null {
  const file = join(browserFiles, 'index.html');
  if (!existsSync(file)) return null;
  const page = readFileSync(file, 'utf8');
  const [, build = ''] = /<meta name="build" content="(\w+)"/.exec(page) ?? [];
  const [beforeHeadEnd = '', afterHeadEnd = ''] = page.split('</head>');
  const [beforeContainer = '', afterContainer = ''] = afterHeadEnd.split(container);
  return {
    build,
    empty: [beforeHeadEnd, configPreload, '</head>', afterHeadEnd].join(''),
    fill: ({ head, body, structuredData, data }) =>
      [
        beforeHeadEnd,
        head,
        structuredData.length > 0 ? structuredDataElement(structuredData) : '',
        '</head>',
        beforeContainer,
        body,
        dataElement(data),
        afterContainer,
      ].join(''),
  };
}

const dataElement = (data: PageData) =>
  `<script type="application/json" id="page-data">${withinHtml(JSON.stringify(data))}</script>`;

/** https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents */
export const structuredDataElement = (objects: string[]) =>
  `<script type="application/ld+json">${withinHtml(`{"@context":"https://schema.org","@graph":[${objects}]}`)}</script>`;

/** JSON within HTML. Escapes `<`, so that it can't end the element. */
const withinHtml = (json: string) => json.replaceAll('<', '\\u003c');
