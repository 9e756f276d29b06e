/** Browsers by a word of their `User-Agent`; of a browser that names another one, too, its own comes first. */
const BROWSERS = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/** Most characters of a `User-Agent` that are looked at: a stranger writes it. */
const MAX_LOOKED_AT = 512

type Named = readonly (readonly [RegExp, string])[]

/**
 * Names a device for its owner.
 *
 * @param userAgent Header `User-Agent` of the request that signed in.
 * @returns Browser and system, such as `Firefox, Windows`, or the one that is known; empty where neither is.
 */
export function deviceName(userAgent: string): string {
  const looked = userAgent.slice(0, MAX_LOOKED_AT)
  const nameIn = (named: Named) => named.find(([word]) => word.test(looked))?.[1]
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(', ')
}
