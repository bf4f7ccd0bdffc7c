import {
  type ComponentType,
  createElement,
  type ElementType,
  forwardRef,
  type PropsWithChildren,
} from 'react';

type Forwards = (prop: string) => boolean;
type Options = { shouldForwardProp?: Forwards; label?: string };
type Props = Record<string, unknown> & { as?: ElementType; sx?: unknown };
/** A component of this engine, or its base element. */
type Tag = ElementType & { unstyled?: { tag: ElementType; forwards: Forwards } };

const notOfStyles: Forwards = (prop) => !['as', 'ownerState', 'sx', 'theme'].includes(prop);
const notTheme: Forwards = (prop) => prop !== 'theme';

/** Properties that affect assistive technology: whether an element is perceivable, and where words begin. */
const readProperties = ['display', 'position', 'visibility'];

/** The properties above in `sx`, except those that depend on the window or on a state, which nested rules set. */
function readStyles(sx: unknown): Record<string, string> | undefined {
  const rules = Object.values(sx ?? {}).filter((value) => typeof value === 'object' && value);
  const found = Object.entries(sx ?? {}).filter(
    (entry): entry is [string, string] =>
      readProperties.includes(entry[0]) &&
      typeof entry[1] === 'string' &&
      !rules.some((rule) => entry[0] in rule),
  );
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/**
 * MUI's styled engine without styles: components render the same elements, but nothing computes, serialises or inserts
 * their rules. jsdom has no layout to apply rules to, and would reread all of them whenever a test looks up a role.
 */
function styled(tag: Tag, { shouldForwardProp, label }: Options = {}) {
  const { unstyled } = tag;
  const base = unstyled?.tag ?? tag;
  const inner = unstyled?.forwards;
  const forwards: Forwards =
    inner && shouldForwardProp
      ? (prop) => inner(prop) && shouldForwardProp(prop)
      : (shouldForwardProp ?? inner ?? (typeof base === 'string' ? notOfStyles : notTheme));
  return () => {
    const Unstyled = forwardRef<unknown, Props>((props, ref) => {
      const kept: Record<string, unknown> = {};
      for (const prop in props) if (forwards(prop)) kept[prop] = props[prop];
      const read = readStyles(props.sx);
      if (read) kept.style = { ...read, ...(props.style as object) };
      if (ref) kept.ref = ref;
      const shown = (!forwards('as') && props.as) || base;
      return createElement(shown as string | ComponentType, kept);
    });
    Unstyled.displayName = label ?? 'Unstyled';
    return Object.assign(Unstyled, { unstyled: { tag: base, forwards } });
  };
}

// biome-ignore lint/style/noDefaultExport: MUI imports the engine by its default export.
export default styled;

export { css, keyframes, ThemeContext } from '@emotion/react';

export const GlobalStyles = () => null;

export const StyledEngineProvider = ({ children }: PropsWithChildren) => children;

const mutateStyles = () => {};

/** MUI keeps unserialized styles unchanged. */
const serializeStyles = (styles: unknown) => styles;

export { mutateStyles as internal_mutateStyles, serializeStyles as internal_serializeStyles };
