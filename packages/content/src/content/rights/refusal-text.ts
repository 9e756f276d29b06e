import type { AdminText } from '../../core/admin-text.ts'
import type { Refusal } from '../../core/rights/decide.ts'

const TEXTS: Readonly<Record<Refusal['because'], AdminText>> = {
  level: {
    en: 'Your role changes texts and images of what is there. Ask an editor to make or delete documents.',
    de: 'Ihre Rolle ändert Texte und Bilder von Vorhandenem. Bitten Sie die Redaktion, etwas anzulegen oder zu löschen.',
  },
  words: {
    en: 'Your role changes texts and images only. Take back what else you have changed, or ask an editor.',
    de: 'Ihre Rolle ändert nur Texte und Bilder. Nehmen Sie die übrigen Änderungen zurück, oder fragen Sie die Redaktion.',
  },
  branch: {
    en: 'Your role works in another part of the site. Choose a page of it, or ask an administrator.',
    de: 'Ihre Rolle arbeitet in einem anderen Teil der Website. Wählen Sie eine Seite daraus, oder fragen Sie die Verwaltung.',
  },
  language: {
    en: 'Your role may not change this language.',
    de: 'Ihre Rolle darf diese Sprache nicht ändern.',
  },
}

const SHARED: AdminText = {
  en: 'Your role works on some languages only, and this would change something that all languages share.',
  de: 'Ihre Rolle bearbeitet nur einige Sprachen, und dies würde etwas ändern, das alle Sprachen teilen.',
}

/** Sentence for somebody whose change was refused. */
export function refusalText(refusal: Refusal): AdminText {
  if (refusal.because !== 'language') return TEXTS[refusal.because]
  const { language } = refusal
  if (language === undefined) return SHARED
  const { en, de } = TEXTS.language
  return { en: `${en.slice(0, -1)}: ${language}.`, de: `${de.slice(0, -1)}: ${language}.` }
}
