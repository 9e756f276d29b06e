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
export function robotsProblem(rules: string): string | undefined {
  let hasAgent = false
  for (const [index, line] of rules.split('\n').entries()) {
    const rule = line.replace(/#.*$/, '').trim()
    if (rule === '') continue
    const place = `Line ${index + 1}`
    const [, field = '', value = ''] = /^([A-Za-z-]+)\s*:\s*(.*)$/.exec(rule) ?? []
    const name = field.toLowerCase()
    if (name === 'sitemap') return `${place}: the sitemap is named by itself. Delete this line.`
    if (!FIELDS.includes(name)) return `${place} is no rule. Begin with User-agent:, Allow:, Disallow: or Crawl-delay:.`
    if (name === 'user-agent') {
      if (value === '') return `${place}: name a robot, or * for all of them.`
      hasAgent = true
      continue
    }
    if (!hasAgent) return `${place}: say first whom it is for, with User-agent: *`
    if (name === 'crawl-delay' && !/^\d+(?:\.\d+)?$/.test(value)) return `${place}: give a number of seconds.`
    if (name !== 'crawl-delay' && value !== '' && !/^[/*]\S*$/.test(value))
      return `${place}: give a path that begins with /.`
  }
  return undefined
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
