/** Values that change with every run, as the recordings write them. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/"(?:[0-9a-f]{32}|<hash>|\{hash\})"/g, '"<hash>"'],
  [/wpcf7_captcha\/[0-9]+\.png/g, 'wpcf7_captcha/1234567890.png'],
]

/** A value with what changes replaced. */
export function withPlaceholders(value: unknown): unknown {
  return JSON.parse(PATTERNS.reduce((text, [pattern, name]) => text.replace(pattern, name), JSON.stringify(value)))
}
