import type { InLanguages } from '@vitrine/content/core'

/** Words of the page that stands in for one that the site cannot read at the moment. */
export interface UnavailableTexts {
  readonly title: string
  readonly text: string
  readonly again: string
  /** Said to scripts, which show no page. */
  readonly call: string
}

/** Not settings: the settings cannot be read then. */
export const UNAVAILABLE: InLanguages<UnavailableTexts> = {
  en: {
    title: 'This page is away for a moment.',
    text: 'The site cannot show it right now. Please try again in a few seconds.',
    again: 'Try again',
    call: 'The site cannot answer right now. Please try again in a few seconds.',
  },
  de: {
    title: 'Diese Seite ist kurz nicht da.',
    text: 'Die Website kann sie gerade nicht zeigen. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    again: 'Noch einmal versuchen',
    call: 'Die Website kann gerade nicht antworten. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  },
  he: {
    title: 'הדף אינו זמין לרגע.',
    text: 'האתר אינו יכול להציג אותו כרגע. נסו שוב בעוד כמה שניות.',
    again: 'לנסות שוב',
    call: 'האתר אינו יכול לענות כרגע. נסו שוב בעוד כמה שניות.',
  },
}
