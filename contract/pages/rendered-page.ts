import type { ClientConfig } from '../client-config.ts';

/** Input for rendering a page on the server. */
type PageRequest = {
  /** the absolute address */
  url: string;
  config: ClientConfig;
  /** Answers an operation of the page, as a visitor's. */
  execute: (operation: { query: string; variables: object }) => Promise<ExecutionResult>;
};

type ExecutionResult = {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string }[];
};

/** Lets the browser hydrate a rendered page without asking the API. */
export type PageData = {
  config: ClientConfig;
  /** the normalized cache, as Apollo Client extracts it */
  cache: object;
  /** the visitor's location after opening the page's address */
  location: VisitorLocation;
};

export type VisitorLocation = { pathname: string; search: string; state: object | null };

/** A page as a visitor sees it. */
export type RenderedPage = {
  /** HTTP */
  status: number;
  /** HTML for the end of `<head>`: title, description, preloads and the page's styles */
  head: string;
  /** HTML of the application's root element */
  body: string;
  /** JSON texts that describe the page in schema.org's vocabulary, without `@context` */
  structuredData: string[];
  data: PageData;
};

/** Renders a page; null if only signed-in users see it. Exported by the web application's server build. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>;
