import { directionOf } from '@vitrine/content/core'

/** Parts of a mail, from which its text and its HTML are written. */
export interface MailParts {
  /** BCP 47 tag. */
  readonly language: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Tables: what is ordered, sums, an account. Of each row the second text stands at the end of the line. */
  readonly tables: readonly (readonly MailRow[])[]
  readonly link: MailLink
  /** Link at the end, of what few look for. */
  readonly secondLink?: MailLink | undefined
}

interface MailLink {
  readonly label: string
  readonly address: string
}

export interface MailRow {
  readonly label: string
  readonly value: string
  readonly isStrong?: boolean
}

/** Columns of a mail as text. */
const COLUMNS = 72

/** Writes a mail as text. */
export function mailText({ paragraphs, tables, link, secondLink }: MailParts): string {
  const blocks = [
    ...paragraphs,
    ...tables.filter((rows) => rows.length > 0).map((rows) => rows.map(textRow).join('\n')),
    ...[link, ...(secondLink ? [secondLink] : [])].map(({ label, address }) => `${label}:\n${address}`),
  ]
  return `${blocks.join('\n\n')}\n`
}

function textRow({ label, value }: MailRow): string {
  const blanks = COLUMNS - label.length - value.length
  return blanks > 1 ? `${label}${' '.repeat(blanks)}${value}` : `${label}\n${value.padStart(COLUMNS)}`
}

/** Writes a mail as HTML. Styles stand at their elements: mail programs throw away all others. */
export function mailHtml({ language, heading, paragraphs, tables, link, secondLink }: MailParts): string {
  const direction = directionOf(language)
  const end = direction === 'rtl' ? 'left' : 'right'
  const row = ({ label, value, isStrong = false }: MailRow) => {
    const style = `padding:8px 0;border-top:1px solid #ded9ce;vertical-align:top;${isStrong ? 'font-weight:bold;' : ''}`
    return `<tr><td style="${style}">${escaped(label)}</td><td style="${style}text-align:${end};white-space:nowrap">${escaped(value)}</td></tr>`
  }
  const table = (rows: readonly MailRow[]) =>
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:24px 0;border-collapse:collapse">${rows.map(row).join('')}</table>`
  return [
    `<!DOCTYPE html><html lang="${escaped(language)}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escaped(heading)}</title></head>`,
    '<body style="margin:0;padding:32px 16px;background:#f4f0e8;color:#1c1b18;font:16px/1.5 Helvetica,Arial,sans-serif">',
    '<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff">',
    `<h1 style="margin:0 0 16px;font:normal 28px/1.2 Georgia,serif">${escaped(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph).replaceAll('\n', '<br>')}</p>`),
    ...tables.filter((rows) => rows.length > 0).map(table),
    `<p style="margin:24px 0 0"><a href="${escaped(link.address)}" style="display:inline-block;padding:12px 24px;background:#1c1b18;color:#ffffff;text-decoration:none">${escaped(link.label)}</a></p>`,
    ...(secondLink
      ? [
          `<p style="margin:24px 0 0"><a href="${escaped(secondLink.address)}" style="color:#1c1b18">${escaped(secondLink.label)}</a></p>`,
        ]
      : []),
    '</div></body></html>',
  ].join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
