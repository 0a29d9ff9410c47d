import * as words from '#core/words/http-words.ts';

/** Browsers by their mark in the user agent; those that include others' marks come first. */
const browsers: readonly [sign: RegExp, name: string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const systems: readonly [sign: RegExp, name: string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (
  agent: string,
  names: readonly [sign: RegExp, name: string][],
): string | undefined => names.find(([sign]) => sign.test(agent))?.[1];

/** Describes a browser for its user, as in `Firefox on Linux`; never contains the user agent itself. */
export function deviceWords(userAgent: string | null): string {
  const agent = (userAgent ?? '').slice(0, 500);
  const system = nameIn(agent, systems);
  const browser = nameIn(agent, browsers) ?? words.aProgram;
  return system ? words.browserOn(browser, system) : browser;
}
