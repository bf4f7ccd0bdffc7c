import { readFileSync } from 'node:fs';

/** The brand mark, as pages show it. */
export const logo = readFileSync(
  new URL('../../../../web/public/favicon.svg', import.meta.url),
  'utf8',
);

/** The colours of the shop's theme (`web/src/ui/theme/colors.ts`), light and dark, and its letters. */
export const theme = `
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
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.6 Inter, Arial, sans-serif; }
.shop-bar { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.5rem; padding: .75rem 1.25rem;
  background: var(--paper); border-bottom: 1px solid var(--line); }
.shop-bar a { color: var(--primary); font-weight: 600; }
.shop-bar .brand { display: inline-flex; align-items: center; gap: .625rem; margin-right: auto;
  color: var(--text); font-size: 1.125rem; font-weight: 700; text-decoration: none; }
`;

type Place = 'developers' | 'docs' | 'altair' | 'graphql';

const places: Readonly<Record<Place, readonly [address: string, name: string]>> = {
  developers: ['/developers', 'Getting started'],
  docs: ['/docs', 'REST'],
  graphql: ['/graphql', 'Apollo Sandbox'],
  altair: ['/altair', 'Altair'],
};

/** The bar above every page for developers: the brand, and the other pages. */
export const shopBar = (here: Place): string => {
  const links = Object.entries(places)
    .filter(([place]) => place !== here)
    .map(([, [address, name]]) => `<a href="${address}">${name}</a>`);
  return `<header class="shop-bar"><a class="brand" href="/"><img src="/favicon.svg" alt="" width="32" height="32" />Fitness Zone</a>${links.join('')}</header>`;
};

/** Swagger UI in the same colours. */
export const swaggerLook = `${theme}
.swagger-ui .topbar { display: none; }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .info li, .swagger-ui .info p, .swagger-ui .opblock-tag,
.swagger-ui .opblock .opblock-summary-path, .swagger-ui .opblock .opblock-summary-description,
.swagger-ui .opblock-description-wrapper p, .swagger-ui table thead tr th, .swagger-ui table thead tr td,
.swagger-ui .parameter__name, .swagger-ui .parameter__type, .swagger-ui .response-col_status,
.swagger-ui .response-col_description, .swagger-ui .tab li, .swagger-ui label, .swagger-ui section.models h4,
.swagger-ui .opblock .opblock-section-header h4, .swagger-ui .responses-inner h4, .swagger-ui .responses-inner h5,
.swagger-ui .dialog-ux .modal-ux-header h3, .swagger-ui .dialog-ux .modal-ux-content h4,
.swagger-ui .dialog-ux .modal-ux-content p, .swagger-ui .model, .swagger-ui .model-title,
.swagger-ui .renderedMarkdown p, .swagger-ui .servers > label {
  color: var(--text); font-family: Inter, Arial, sans-serif;
}
.swagger-ui .scheme-container, .swagger-ui section.models, .swagger-ui section.models.is-open h4,
.swagger-ui .opblock .opblock-section-header, .swagger-ui .dialog-ux .modal-ux {
  background: var(--paper); border-color: var(--line); box-shadow: none;
}
.swagger-ui .opblock, .swagger-ui .opblock.opblock-get, .swagger-ui .opblock.opblock-post,
.swagger-ui .opblock.opblock-patch, .swagger-ui .opblock.opblock-delete {
  background: var(--paper); border-color: var(--line); box-shadow: none;
}
.swagger-ui .opblock .opblock-summary { border-color: var(--line); }
.swagger-ui .opblock .opblock-summary-method, .swagger-ui .opblock.opblock-get .opblock-summary-method,
.swagger-ui .opblock.opblock-post .opblock-summary-method,
.swagger-ui .opblock.opblock-patch .opblock-summary-method,
.swagger-ui .opblock.opblock-delete .opblock-summary-method {
  background: var(--primary); color: var(--on-primary); text-shadow: none;
}
.swagger-ui .btn.authorize, .swagger-ui .btn.execute {
  background: var(--primary); border-color: var(--primary); color: var(--on-primary);
}
.swagger-ui .btn.authorize svg { fill: var(--on-primary); }
.swagger-ui a, .swagger-ui .info a { color: var(--primary); }
.swagger-ui select, .swagger-ui input, .swagger-ui textarea {
  background: var(--page); color: var(--text); border-color: var(--line);
}
.swagger-ui svg.arrow, .swagger-ui .expand-operation svg, .swagger-ui .model-toggle::after { fill: var(--text); }
`;

/** Puts the bar above Swagger UI, whose page is not ours to write. */
export const swaggerBar = `document.body.insertAdjacentHTML('afterbegin', ${JSON.stringify(shopBar('docs'))});\n`;
