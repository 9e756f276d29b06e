/**
 * Flags of Chromium in tests: without a sandbox, because tests may run as root, without questions to its maker, and with
 * letters as wide in the headless shell as in the whole browser.
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--font-render-hinting=none',
] as const
