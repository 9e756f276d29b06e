/**
 * Flags of Chromium in tests: without a sandbox, because tests may run as root, without questions to its maker, with
 * letters as wide in the headless shell as in the whole browser, and with one process for the pages of a window, so that
 * a page after the first starts none.
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--font-render-hinting=none',
  '--process-per-site',
  '--renderer-process-limit=1',
] as const
