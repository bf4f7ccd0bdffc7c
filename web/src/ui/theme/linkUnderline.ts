/** The line under the links in a text, while the pointer is over them. */
export const linkUnderline = {
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '0.08em',
};
