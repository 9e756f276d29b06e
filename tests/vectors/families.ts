import type { Family } from './family.ts'

/** Every family that can be run: its name, or the beginning of its name up to a `*`, and its module. */
const FAMILIES: Readonly<Record<string, () => Promise<{ readonly family: Family }>>> = {
  'rule-*': () => import('./families/rule.ts'),
  schema: () => import('./families/schema.ts'),
  'form-template': () => import('./families/form-template.ts'),
  feedback: () => import('./families/feedback.ts'),
  http: () => import('./families/http.ts'),
  'no-script': () => import('./families/no-script.ts'),
  functions: () => import('./families/functions.ts'),
  autop: () => import('./families/autop.ts'),
  browser: () => import('./families/browser.ts'),
  mail: () => import('./families/mail.ts'),
  config: () => import('./families/config.ts'),
}

/** The families that `npm test` runs. */
const FAMILIES_IN_NPM_TEST = [
  'rule-*',
  'schema',
  'autop',
  'form-template',
  'feedback',
  'http',
  'no-script',
  'functions',
  'mail',
  'config',
  'browser',
]

/** @returns Undefined for a family that nobody runs. */
export async function findFamily(name: string): Promise<Family | undefined> {
  const key = Object.keys(FAMILIES).find((pattern) => matches(pattern, name))
  return key === undefined ? undefined : (await FAMILIES[key]?.())?.family
}

/** Files of one lane run one after another, lanes beside each other: a browser's scenarios wait more than they work. */
export function laneOf(family: string): 'browser' | 'node' {
  return family === 'browser' ? 'browser' : 'node'
}

export function isInNpmTest(name: string): boolean {
  return FAMILIES_IN_NPM_TEST.some((pattern) => matches(pattern, name))
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
}
