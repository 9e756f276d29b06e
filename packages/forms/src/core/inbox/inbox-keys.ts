import type { AdminText } from '@vitrine/content/core'

/** Commands of the inbox that a key gives. */
export type InboxCommand = 'next' | 'previous' | 'done' | 'reply' | 'spam' | 'undo' | 'search' | 'help' | 'close'

/** Keys of the inbox, as the list of keys shows them. */
export const INBOX_KEYS: readonly {
  readonly key: string
  readonly command: InboxCommand
  readonly label: AdminText
}[] = [
  { key: 'j', command: 'next', label: { en: 'Next message', de: 'Nächste Nachricht' } },
  { key: 'k', command: 'previous', label: { en: 'Previous message', de: 'Vorige Nachricht' } },
  {
    key: 'e',
    command: 'done',
    label: { en: 'Done, or back to the inbox', de: 'Erledigt, oder zurück in den Eingang' },
  },
  { key: 'r', command: 'reply', label: { en: 'Reply', de: 'Antworten' } },
  { key: '!', command: 'spam', label: { en: 'Spam, or not spam', de: 'Spam, oder kein Spam' } },
  { key: 'z', command: 'undo', label: { en: 'Undo', de: 'Rückgängig machen' } },
  { key: '/', command: 'search', label: { en: 'Search', de: 'Suchen' } },
  { key: '?', command: 'help', label: { en: 'Show these keys', de: 'Diese Tasten zeigen' } },
  { key: 'Escape', command: 'close', label: { en: 'Back to the list', de: 'Zurück zur Liste' } },
]

/** Press of a key. */
export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/**
 * Command that a key gives.
 *
 * @param isTyping True while a field has the focus: no key is taken from it.
 */
export function commandOf(press: KeyPress, isTyping: boolean): InboxCommand | undefined {
  if (press.ctrlKey || press.metaKey) return undefined
  // On some keyboards, signs are typed with Alt; letters with it belong to browser and screen reader.
  if (isTyping || (press.altKey && /\w/.test(press.key))) return undefined
  return INBOX_KEYS.find(({ key }) => key === press.key)?.command
}
