const segment = (id: string) => encodeURIComponent(id);

/** The addresses that visitors may open, which the server's sitemap lists. */
export const publicPaths = {
  home: '/',
  blog: '/blog',
  contact: '/contact-us',
  about: '/about-us',
  howItWorks: '/how-it-works',
  signIn: '/sign-in',
  signUp: '/sign-up',
  pages: '/pages',
  category: (id: string) => `/pages/category/${segment(id)}`,
  /** visitors see its card fields and are asked to sign in */
  product: (id: string) => `/pages/product/${segment(id)}`,
} as const;
