import { textGroup } from '@vitrine/kit/fields'
import { BLOG_TEXTS } from '../core/texts.ts'

/** Texts of the blog that are the same for every post. */
export const blogTexts = textGroup({
  name: 'texts',
  label: { en: 'Texts', de: 'Texte' },
  defaults: BLOG_TEXTS,
  labels: {
    readingTime: {
      en: 'How long a post takes to read; {minutes} is how many minutes',
      de: 'Wie lange ein Beitrag zu lesen ist; {minutes} ist die Zahl der Minuten',
    },
    category: { en: 'Above the name of a category', de: 'Über dem Namen einer Kategorie' },
    tag: { en: 'Above the name of a tag', de: 'Über dem Namen eines Schlagworts' },
    series: { en: 'Above the name of a series', de: 'Über dem Namen einer Serie' },
    author: { en: 'Above the name of an author', de: 'Über dem Namen eines Autors' },
    archive: { en: 'Above the posts of a year or month', de: 'Über den Beiträgen eines Jahres oder Monats' },
    sticky: { en: 'On a post that is pinned', de: 'Auf einem angehefteten Beitrag' },
    contents: { en: 'Above the headings of a post', de: 'Über den Überschriften eines Beitrags' },
    seriesPlace: {
      en: 'Place in a series; {number} of {count}, {title} is the series',
      de: 'Platz in einer Serie; {number} von {count}, {title} ist die Serie',
    },
    related: { en: 'Above related posts', de: 'Über ähnlichen Beiträgen' },
    previous: { en: 'The previous post', de: 'Der vorige Beitrag' },
    next: { en: 'The next post', de: 'Der nächste Beitrag' },
    none: { en: 'A list without posts', de: 'Eine Liste ohne Beiträge' },
    feed: { en: 'Link to the feed', de: 'Link zum Feed' },
  },
})
