import type { AdminText } from '@vitrine/content/core'
/** Default rules for robots. */
export const DEFAULT_ROBOTS = 'User-agent: *\nDisallow: /admin\nDisallow: /api\nDisallow: /preview\nAllow: /'

/** Bytes that search engines read of the file are 512,000; nobody writes as many rules. */
export const MAX_ROBOTS_LENGTH = 10_000

const FIELDS = ['user-agent', 'allow', 'disallow', 'crawl-delay']

/**
 * Validates rules for robots.
 *
 * @returns A sentence for their editor; undefined for valid rules, and for none.
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export function robotsProblem(rules: string): AdminText | undefined {
  let hasAgent = false
  for (const [index, line] of rules.split('\n').entries()) {
    const rule = line.replace(/#.*$/, '').trim()
    if (rule === '') continue
    const problem = ruleProblem(rule, hasAgent)
    if (problem) return { en: `Line ${index + 1}: ${problem.en}`, de: `Zeile ${index + 1}: ${problem.de}` }
    hasAgent ||= /^user-agent\s*:/i.test(rule)
  }
  return undefined
}

/** @param hasAgent True below a line that names robots. */
function ruleProblem(rule: string, hasAgent: boolean): AdminText | undefined {
  const [, field = '', value = ''] = /^([A-Za-z-]+)\s*:\s*(.*)$/.exec(rule) ?? []
  const name = field.toLowerCase()
  if (name === 'sitemap') return SITEMAP
  if (!FIELDS.includes(name)) return NO_RULE
  if (name === 'user-agent') return value === '' ? NO_ROBOT : undefined
  if (!hasAgent) return FOR_NOBODY
  if (name === 'crawl-delay') return /^\d+(?:\.\d+)?$/.test(value) ? undefined : NO_NUMBER
  return value !== '' && !/^[/*]\S*$/.test(value) ? NO_PATH : undefined
}

const SITEMAP: AdminText = {
  en: 'the sitemap is named by itself. Delete this line.',
  de: 'Die Sitemap wird von selbst genannt. Diese Zeile löschen.',
}
const NO_RULE: AdminText = {
  en: 'this is no rule. Begin with User-agent:, Allow:, Disallow: or Crawl-delay:.',
  de: 'Das ist keine Regel. Mit User-agent:, Allow:, Disallow: oder Crawl-delay: beginnen.',
}
const NO_ROBOT: AdminText = {
  en: 'name a robot, or * for all of them.',
  de: 'Einen Robot nennen oder * für alle.',
}
const FOR_NOBODY: AdminText = {
  en: 'say first whom it is for, with User-agent: *',
  de: 'Zuerst sagen, für wen sie gilt, mit User-agent: *',
}
const NO_NUMBER: AdminText = { en: 'give a number of seconds.', de: 'Eine Zahl von Sekunden angeben.' }
const NO_PATH: AdminText = {
  en: 'give a path that begins with /.',
  de: 'Einen Pfad angeben, der mit / beginnt.',
}

/**
 * The file `/robots.txt`.
 *
 * @param options.sitemap Absolute address; undefined for a site that is kept out of search engines. Its pages say so by
 *   themselves, and can do so only to robots that may read them.
 */
export function robotsTxt(options: { readonly rules: string; readonly sitemap: string | undefined }): string {
  const rules = options.rules.trim().replace(/\r\n?/g, '\n')
  return options.sitemap ? `${rules}\n\nSitemap: ${options.sitemap}\n` : `${rules}\n`
}
