type Props = {
  /** the outline from @mdi/js */
  path: string;
  /** pixels, 20 by default */
  size?: number;
  /** label for screen readers; without one the icon is decorative */
  label?: string;
};

/** One glyph of Material Design Icons in the colour of the text around it. */
export function Icon({ path, size = 20, label }: Props) {
  const box = {
    viewBox: '0 0 24 24',
    width: size,
    height: size,
    fill: 'currentColor',
    style: { flexShrink: 0 },
  };
  return label ? (
    <svg role="img" aria-label={label} {...box}>
      <path d={path} />
    </svg>
  ) : (
    <svg aria-hidden="true" {...box}>
      <path d={path} />
    </svg>
  );
}
