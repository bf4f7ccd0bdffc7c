import { readFileSync } from 'node:fs';

/** The brand mark, as pages show it. */
export const logo = readFileSync(
  new URL('../../../../web/public/favicon.svg', import.meta.url),
  'utf8',
);

/** The bar in the colours of the shop's theme (`web/src/ui/theme/colors.ts`), light and dark. */
export const barLook = `
:root {
  color-scheme: light dark;
  --text: #14181F; --quiet: #565E6C; --page: #FAFAF7; --paper: #FFFFFF; --line: #E4E4DE;
  --primary: #0B6B4F; --on-primary: #FFFFFF; --tint: #EAF4EF; --sunken: #F1F1EB;
}
@media (prefers-color-scheme: dark) {
  :root {
    --text: #F1F2EE; --quiet: #A5ADB8; --page: #0F1214; --paper: #171B1F; --line: #2A3036;
    --primary: #5FD0A5; --on-primary: #06251A; --tint: #16261F; --sunken: #0B0D0F;
  }
}
.shop-bar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; box-sizing: border-box;
  padding: 10px 20px; background: var(--paper); color: var(--text); border-bottom: 1px solid var(--line);
  font: 16px/1.6 Inter, Arial, sans-serif; }
.shop-bar nav { display: flex; flex-wrap: wrap; gap: 4px 20px; }
.shop-bar a { color: var(--primary); font-weight: 600; }
.shop-bar .brand { display: inline-flex; align-items: center; gap: 10px; margin-right: auto;
  color: var(--text); font-size: 18px; font-weight: 700; text-decoration: none; }
`;

/** The look of a whole page, the bar included. */
export const pageLook = `${barLook}
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.6 Inter, Arial, sans-serif; }
`;

type Place = 'developers' | 'docs' | 'altair' | 'graphql';

const places: Readonly<Record<Place, readonly [address: string, name: string]>> = {
  developers: ['/developers', 'Getting started'],
  docs: ['/docs', 'REST'],
  graphql: ['/graphql', 'Apollo Sandbox'],
  altair: ['/altair', 'Altair'],
};

/**
 * The bar at the top of every page for developers: the brand, and links to the other pages.
 * @param extra the page's own HTML
 */
export const shopBar = (here: Place, extra = ''): string => {
  const links = Object.entries(places)
    .filter(([place]) => place !== here)
    .map(([, [address, name]]) => `<a href="${address}">${name}</a>`);
  const brand =
    '<a class="brand" href="/"><img src="/favicon.svg" alt="" width="32" height="32" />Fitness Zone</a>';
  return `<header class="shop-bar">${brand}${extra}<nav>${links.join(' ')}</nav></header>`;
};

/** Swagger UI in the same colours. */
export const swaggerLook = `${pageLook}
.swagger-ui .topbar { display: none; }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag, .swagger-ui .renderedMarkdown p,
.swagger-ui .btn, .swagger-ui label, .swagger-ui select { font-family: Inter, Arial, sans-serif; }
.swagger-ui .info { margin: 1.5rem 0; }
.swagger-ui .info a, .swagger-ui .opblock-tag a { color: var(--primary) !important; }
.swagger-ui .scheme-container { padding: 1rem 0; background: var(--paper) !important; box-shadow: none; }
.swagger-ui .opblock { background: var(--paper) !important; border-color: var(--line) !important; box-shadow: none; }
.swagger-ui .opblock-summary { border-color: var(--line) !important; }
.swagger-ui .opblock .opblock-summary-method, .swagger-ui .btn.authorize, .swagger-ui .btn.execute {
  background: var(--primary) !important; border-color: var(--primary) !important;
  color: var(--on-primary) !important; text-shadow: none;
}
.swagger-ui .btn.authorize span { color: var(--on-primary) !important; }
.swagger-ui .btn.authorize svg { fill: var(--on-primary) !important; }
`;

/** Puts the bar above Swagger UI, whose page we don't write. */
export const swaggerBar = `document.body.insertAdjacentHTML('afterbegin', ${JSON.stringify(shopBar('docs'))});\n`;
