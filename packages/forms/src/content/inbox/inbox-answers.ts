import type { AdminText } from '@vitrine/content/core'

/** Answer about a message that is not there. */
export const NO_MESSAGE: AdminText = { en: 'There is no such message.', de: 'Diese Nachricht gibt es nicht.' }

/** Answer to a request for many messages that names none. */
export const NONE_SELECTED: AdminText = { en: 'Select messages first.', de: 'Wählen Sie zuerst Nachrichten aus.' }
