import { HELP_PAGES } from '@vitrine/content/core'
import { Marked, type Tokens } from 'marked'
import { HELP_IMAGES_PATH, type HelpText, helpAddress } from '../../core/help-text.ts'

/** A link to another page of the documentation, with a place in it or without. */
const TO_PAGE = /^([a-z-]+)\.md(#[\w-]+)?$/

const IMAGE = /^images\/([a-z0-9-]+\.webp)$/

/**
 * Makes what the admin shows of a page of the documentation. Links to other pages of it lead to those in the admin; what
 * the admin does not have, such as decisions, is named without a link. HTML in the text is left out.
 *
 * @param markdown The text of its file: a title of the first level, and what follows.
 */
export function helpTextOf(markdown: string): HelpText {
  const marked = new Marked({
    gfm: true,
    renderer: {
      html: () => '',
      heading({ depth, tokens, text }) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens)
        const address = addressOf(href)
        if (address === undefined) return words
        return /^https?:/.test(address)
          ? `<a href="${escaped(address)}" target="_blank" rel="noopener">${words}</a>`
          : `<a href="${escaped(address)}">${words}</a>`
      },
      image({ href, text }) {
        const [, name] = IMAGE.exec(href) ?? []
        return name === undefined
          ? ''
          : `<img src="/api${HELP_IMAGES_PATH}/${name}" alt="${escaped(text)}" loading="lazy">`
      },
    },
  })
  const [title, ...rest] = marked.lexer(markdown)
  if (!isTitle(title)) return { title: '', html: marked.parser([...(title ? [title] : []), ...rest]) }
  return { title: title.text, html: withScrolledTables(marked.parser(rest)) }
}

function isTitle(token: { readonly type: string } | undefined): token is Tokens.Heading {
  return token?.type === 'heading' && 'depth' in token && token.depth === 1
}

/** Address of a link in the admin; undefined for what the admin does not have. */
function addressOf(href: string): string | undefined {
  if (/^(?:https:\/\/|#)/.test(href)) return href
  const [, file, place = ''] = TO_PAGE.exec(href) ?? []
  const page = HELP_PAGES.find((name) => name === file)
  return page && `${helpAddress(page)}${place}`
}

/** Anchor of a heading, as links in the documentation name it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}

/** Wide tables scroll by themselves, with the keyboard as well. */
function withScrolledTables(html: string): string {
  return html
    .replaceAll('<table>', '<div class="help__table" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
