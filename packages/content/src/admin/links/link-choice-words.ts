import { isHome, type LinkChoice } from '../../core/links/link-choice.ts'
import type { useLinkWords } from './link-words.ts'

/** Words for a choice: its title, that it is the home page, or its address as people write it. */
export function titleOfChoice(choice: LinkChoice, words: ReturnType<typeof useLinkWords>): string {
  if (isHome(choice)) return words.home
  if (choice.title !== '') return choice.title
  return choice.kind === 'document' ? `#${choice.id}` : choice.url.replace(/^(?:mailto|tel):/i, '')
}

/** The address of a choice; empty for a document that has none yet. */
export function addressOfChoice(choice: LinkChoice): string {
  return choice.kind === 'document' ? (choice.path ?? '') : choice.url
}
