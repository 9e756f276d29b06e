import { useTranslation } from '@payloadcms/ui'
import { type InboxWords, inboxWords } from '../../core/inbox/inbox-words.ts'

/** Words of the inbox in the language of the account that is signed in. */
export function useInboxWords(): InboxWords {
  return inboxWords(useTranslation().i18n.language)
}
