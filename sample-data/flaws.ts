/** Words in the sample texts for wear and damage that a picture can show. */
const flaw =
  /\b(bare (spots?|metal)|bleached|bow of|chip(s|ped)|compressed|corrosion|crack(s|ed)|creas(es|ed)|curls|decals|dents?|dented|digit|dull|faded|freckles|glued|leaks|lost some|marks?|nibbled|paint is (left|not|scraped)|pale ring|patches|patina|polished|repainted|rust|scarred|scars?|scraped|scratch(es|ed)?|scuff(s|ed)|settled|shin[ey]|slack|softer|soft edges|edges of the blocks are soft|spins freely|end cap that spins|split|sticker|stiff|taped|tape (around|over)|tear|ticks|varnish|worn|yellowed)\b/i;

/** `no cracks`, `free of scratches`, `hardly worn`. */
const denied = /\b(free of|hardly|never|no|not|nothing|without)\b[^.,;:]*/gi;

/** Whether a text names a flaw that a picture can show. */
export const namesFlaw = (text: string): boolean => flaw.test(text.replace(denied, ''));
