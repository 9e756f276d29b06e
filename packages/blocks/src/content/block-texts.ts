import { textGroup } from '@vitrine/kit/fields'
import { BLOCK_TEXTS } from '../core/block-texts.ts'

/** Texts of this package's blocks that are the same on every page. */
export const pageBlockTexts = textGroup({
  name: 'pages',
  label: { en: 'Pages', de: 'Seiten' },
  defaults: BLOCK_TEXTS,
  labels: {
    stars: {
      en: 'Testimonials: {stars} is how many stars, {all} the most there are',
      de: 'Kundenstimmen: {stars} ist die Zahl der Sterne, {all} die höchste',
    },
    yes: { en: 'Comparison: a tick, for screen readers', de: 'Vergleich: ein Haken, für Screenreader' },
    no: { en: 'Comparison: no tick, for screen readers', de: 'Vergleich: kein Haken, für Screenreader' },
    closeNotice: { en: 'Button that closes a notice', de: 'Schaltfläche, die einen Hinweis schließt' },
    close: { en: 'Button that closes a window', de: 'Schaltfläche, die ein Fenster schließt' },
    shareOn: {
      en: 'Link that shares a page; {network} is where',
      de: 'Link zum Teilen einer Seite; {network} ist das Netzwerk',
    },
    shareByMail: { en: 'Link that shares a page by e-mail', de: 'Link zum Teilen einer Seite per E-Mail' },
    shareSheet: {
      en: 'Button that opens the share sheet of the visitor’s device',
      de: 'Schaltfläche, die das Teilen-Menü des Geräts öffnet',
    },
    copyLink: {
      en: 'Button that copies the address of a page',
      de: 'Schaltfläche, die die Adresse einer Seite kopiert',
    },
    linkCopied: { en: 'Its text after copying', de: 'Ihr Text nach dem Kopieren' },
    opensNewTab: {
      en: 'After the name of a link to a new tab, for screen readers',
      de: 'Nach dem Namen eines Links in einen neuen Tab, für Screenreader',
    },
    searchLabel: { en: 'Search box: name of the field', de: 'Suchfeld: Name des Feldes' },
    searchButton: { en: 'Search box: the button', de: 'Suchfeld: die Schaltfläche' },
    embedNotice: {
      en: 'Below an embed from another site; {provider} is the site',
      de: 'Unter Inhalten einer anderen Website; {provider} ist die Website',
    },
    openMap: { en: 'Link that opens a map', de: 'Link, der eine Karte öffnet' },
  },
})
