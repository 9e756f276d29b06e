import { MAX_TITLE_LENGTH } from '@vitrine/content/core'
import type { SourceItem } from '../source/source.ts'
import { cutAtWord, plainText } from '../terms/plain-text.ts'
import { titleText } from '../terms/title-text.ts'

/** Characters of a title that is made of the first words of a text. */
const MAX_MADE_LENGTH = 60

/** Characters of a content in which first words are looked for. */
const MAX_LOOKED_THROUGH = 5000

/** Title of a document. One without gets its first words, or its number. */
export function itemTitle(
  item: SourceItem,
  noun: string,
): { readonly title: string; readonly change?: 'made' | 'cut' } {
  const written = titleText(item.title, Number.MAX_SAFE_INTEGER)
  if (written.length > MAX_TITLE_LENGTH) return { title: cutAtWord(written, MAX_TITLE_LENGTH), change: 'cut' }
  if (written !== '') return { title: written }
  return { title: firstWords(item.content) || `${noun} ${item.id}`, change: 'made' }
}

function firstWords(content: string): string {
  const bare = content
    .slice(0, MAX_LOOKED_THROUGH)
    .replace(/<!--[\s\S]{0,4000}?-->/g, ' ')
    .replace(/\[[^[\]]{0,1000}\]/g, ' ')
    .replace(/<(script|style)[\s\S]{0,4000}?<\/\1>/gi, ' ')
  return plainText(bare, MAX_MADE_LENGTH)
}
