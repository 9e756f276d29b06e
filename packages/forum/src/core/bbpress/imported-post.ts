import type { ImportedItem, ImportTools } from '@vitrine/kit/core'
import { FORUM_LENGTHS } from '../limits.ts'
import { withoutUnseen } from '../writing-form.ts'
import { markdownOfHtml } from './markdown-of-html.ts'
import { metaOf } from './metas.ts'

/** A topic or reply as an import writes it, beside what it belongs to. */
export interface ImportedPost {
  /** Markdown. */
  readonly source: string
  /** ISO 8601. */
  readonly at: string
  /** Account that wrote it; absent for guests, and for accounts that are gone. */
  readonly author?: { readonly name: string; readonly email: string }
}

/** Stands for a post without words: the replies behind it are numbered with it. */
const WORDLESS = '…'

/** Characters of the name of a guest, and of the tags of a topic. */
const [MAX_NAME_LENGTH, MAX_TAGS_LENGTH] = [120, 600]

/**
 * Reads what a topic and a reply have in common. The name of a guest stands above the words, since there is no account that it
 * could be of, and the tags of a topic below them.
 */
export function importedPost(item: ImportedItem, { author, report, words }: ImportTools): ImportedPost {
  const isKnown = author?.email !== undefined
  const guest = isKnown ? '' : words(metaOf(item, '_bbp_anonymous_name'), MAX_NAME_LENGTH)
  const tags = item.terms.filter(({ taxonomy }) => taxonomy === 'topic-tag').map(({ name }) => `#${name}`)
  const whole = markdownOfHtml(
    [
      guest && `<p><strong>${escaped(guest)}:</strong></p>`,
      withoutUnseen(item.content),
      tags.length > 0 && `<p>${escaped(words(tags.join(', '), MAX_TAGS_LENGTH))}</p>`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  )
  if (whole.length > FORUM_LENGTHS.text) {
    report({ level: 'changed', text: `Posts of more than ${FORUM_LENGTHS.text} characters were cut` })
  }
  if (tags.length > 0) report({ level: 'changed', text: 'Tags of topics stand at the end of their words' })
  if (guest) report({ level: 'changed', text: 'Names of guests stand above their words, since guests have no account' })
  else if (!isKnown) report({ level: 'changed', text: 'Posts of accounts that are gone have no name here' })
  return {
    source: cut(whole, FORUM_LENGTHS.text) || WORDLESS,
    at: new Date(item.publishedAt ?? 0).toISOString(),
    ...(author?.email !== undefined && { author: { name: author.name, email: author.email } }),
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** A text of at most so many characters. */
export function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** Reason for which a topic or reply stays away; undefined for one that everybody read. */
export function hiddenReason({ status }: Pick<ImportedItem, 'status'>): string | undefined {
  if (status === 'publish' || status === 'closed') return undefined
  if (status === 'spam') return 'It was spam.'
  return status === 'pending' ? 'It waited for a moderator.' : `Not everybody could read it (${status}).`
}
