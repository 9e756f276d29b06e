import { languageAttributes } from '../language.ts'
import { addParagraphs } from '../paragraphs/add-paragraphs.ts'
import { escapeHtml } from './html-text.ts'

/** An address as people write it after a name, which HTML would take for an element. */
const ADDRESS = /<([^\s<>@/"'=]+@[^\s<>@/"'=]+)>/g

/**
 * A filled body as an HTML document: paragraphs are added, and what stands around a body. One that is a document already
 * stays as it is.
 *
 * @param about.locale As the protocol writes languages; empty when none is known.
 */
export function htmlDocument(body: string, about: { readonly locale: string; readonly title: string }): string {
  const content = body.replace(ADDRESS, '&lt;$1&gt;')
  if (isDocument(content)) return content
  const { lang, dir } = languageAttributes(about.locale)
  const language = about.locale === '' ? '' : ` dir="${dir}" lang="${escapeHtml(lang)}"`
  return [
    '<!doctype html>',
    // The elements below are written as XML has them: `<br />`.
    `<html xmlns="http://www.w3.org/1999/xhtml"${language}>`,
    '<head>',
    `<title>${escapeHtml(about.title)}</title>`,
    '</head>',
    '<body>',
    `${addParagraphs([content])}</body>`,
    '</html>',
  ].join('\n')
}

function isDocument(html: string): boolean {
  const start = html.search(/<html[\s>]/i)
  return start >= 0 && html.toLowerCase().lastIndexOf('</html>') > start
}
