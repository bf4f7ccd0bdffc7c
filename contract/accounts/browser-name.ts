/** Characters; longer than browsers' user agents. The rest is ignored. */
const maxRead = 512;

/** The order matters, since most browsers name others, too: Edge claims to be Chrome, and Chrome to be Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\/(\d{1,4})/, 'Edge'],
  [/\b(?:OPR|Opera)\/(\d{1,4})/, 'Opera'],
  [/\bSamsungBrowser\/(\d{1,4})/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d{1,4})/, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\/(\d{1,4})/, 'Chrome'],
  [/\bVersion\/(\d{1,4})[^ ]* (?:Mobile\/[^ ]+ )?Safari\//, 'Safari'],
];

/** Android's user agent also names Linux, and an iPhone's also names Mac. */
const systems: readonly [RegExp, string][] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Names browser, version and system of a `User-Agent` header, such as `Firefox 140 on Windows`: at most about fifty
 * characters, and nothing that identifies a machine.
 * @returns null for an unknown program
 */
export function browserName(userAgent: string | null | undefined): string | null {
  const read = userAgent?.slice(0, maxRead) ?? '';
  for (const [pattern, name] of browsers) {
    const version = pattern.exec(read)?.[1];
    if (version === undefined) continue;
    const system = systems.find(([one]) => one.test(read))?.[1];
    return `${name} ${version}${system ? ` on ${system}` : ''}`;
  }
  return null;
}
