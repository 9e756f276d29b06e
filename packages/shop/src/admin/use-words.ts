import { useTranslation } from '@payloadcms/ui'
import { type AdminLabel, adminTexts } from '@vitrine/content/core'

/** Language of who edits, and the reader of texts in it. */
export function useWords(): { readonly language: 'en' | 'de'; readonly word: (label: AdminLabel) => string } {
  const { i18n } = useTranslation()
  const language = i18n.language === 'de' ? 'de' : 'en'
  return { language, word: adminTexts(language) }
}
