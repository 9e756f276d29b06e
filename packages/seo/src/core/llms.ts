/** A page as it is listed for language models. */
export interface LlmsPage {
  /** Absolute address. */
  readonly url: string
  readonly title: string
  readonly description?: string | undefined
}

/** Pages that are listed; more would not be read. */
export const MAX_LLMS_PAGES = 2_000

/**
 * The file `/llms.txt`: what a site is and where its pages are, as Markdown.
 *
 * @param parts Pages by kind, each kind with its heading.
 * @see https://llmstxt.org
 */
export function llmsTxt(
  site: { readonly name: string; readonly description?: string | undefined },
  parts: readonly { readonly heading: string; readonly pages: readonly LlmsPage[] }[],
): string {
  let left = MAX_LLMS_PAGES
  const sections = parts.flatMap(({ heading, pages }) => {
    const listed = pages.slice(0, left)
    left -= listed.length
    return listed.length === 0 ? [] : [`## ${plain(heading)}\n\n${listed.map(lineOf).join('\n')}`]
  })
  const summary = site.description ? [`> ${plain(site.description)}`] : []
  return `${[`# ${plain(site.name)}`, ...summary, ...sections].join('\n\n')}\n`
}

function lineOf({ url, title, description }: LlmsPage): string {
  const link = `- [${plain(title)}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`
  return description ? `${link}: ${plain(description)}` : link
}

/** One line of text in which nothing is markup. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>]/g, '\\$&')
}
