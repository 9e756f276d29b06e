import type { AdminText } from '@vitrine/content/core'

/** Meanings of the codes of lines about pages, their blocks and texts, and what they show. */
export const SENTENCES_OF_CONTENT = {
  'blocks-in-slides': {
    en: 'Slides held blocks that slides do not hold here; they stand one below the other: {subject}',
    de: 'Folien enthielten Blöcke, die Folien hier nicht aufnehmen; sie stehen untereinander: {subject}',
  },
  'bound-to-field': {
    en: 'The block “{subject}” showed a field of the old site; it shows the words that it had last',
    de: 'Der Block „{subject}“ zeigte ein Feld der alten Website; er zeigt die Wörter, die er zuletzt hatte',
  },
  'box-as-text': {
    en: 'The box “{subject}” became plain text with its title as a heading',
    de: 'Der Kasten „{subject}“ wurde zu einfachem Text mit seinem Titel als Überschrift',
  },
  'broken-attributes': {
    en: 'The settings of the block “{subject}” cannot be read; its content came',
    de: 'Die Einstellungen des Blocks „{subject}“ sind nicht lesbar; sein Inhalt kam mit',
  },
  'builder-data-broken': {
    en: 'The data of the page builder “{subject}” cannot be read; the page has the text that WordPress stored beside it',
    de: 'Die Daten des Page-Builders „{subject}“ sind nicht lesbar; die Seite hat den Text, den WordPress daneben gespeichert hat',
  },
  'builder-page': {
    en: 'A page of the page builder “{subject}” came with its words and pictures, without its layout',
    de: 'Eine Seite des Page-Builders „{subject}“ kam mit Wörtern und Bildern, ohne ihren Aufbau',
  },
  'column-link': {
    en: 'A whole column was a link, which a column cannot be here: {subject}',
    de: 'Eine ganze Spalte war ein Link, was eine Spalte hier nicht sein kann: {subject}',
  },
  'columns-inside-columns': {
    en: 'Columns inside columns stand one below the other: {subject}',
    de: 'Spalten in Spalten stehen untereinander: {subject}',
  },
  'columns-one-below-the-other': {
    en: 'Columns stand one below the other: {subject}',
    de: 'Spalten stehen untereinander: {subject}',
  },
  'countdown-without-date': {
    en: 'A countdown without a date that can be read was left out: {subject}',
    de: 'Ein Countdown ohne lesbares Datum wurde ausgelassen: {subject}',
  },
  'dynamic-block': {
    en: 'The block “{subject}” was drawn by WordPress at each visit and has no counterpart here',
    de: 'Den Block „{subject}“ hat WordPress bei jedem Besuch gezeichnet; er hat hier kein Gegenstück',
  },
  'dynamic-values': {
    en: 'Values that “{subject}” filled in at each visit came as they were last',
    de: 'Werte, die „{subject}“ bei jedem Besuch einsetzte, kamen so, wie sie zuletzt waren',
  },
  'element-without-place': {
    en: 'The element “{subject}” of a page builder has no place here',
    de: 'Das Element „{subject}“ eines Page-Builders hat hier keinen Platz',
  },
  'embed-as-card': {
    en: 'Posts of {subject} are shown as cards with a link: nothing is loaded from there before visitors agree',
    de: 'Beiträge von {subject} erscheinen als Karten mit einem Link: Ohne Zustimmung wird von dort nichts geladen',
  },
  'embed-as-link': {
    en: 'What a page showed of {subject} became a link',
    de: 'Was eine Seite von {subject} zeigte, wurde zu einem Link',
  },
  'embed-without-address': {
    en: 'Something that a page showed from elsewhere has no address and was left out: {subject}',
    de: 'Etwas, das eine Seite von anderswo zeigte, hat keine Adresse und wurde ausgelassen: {subject}',
  },
  'file-kind-refused': {
    en: 'The library does not take files that end in “{subject}”; a link to the old address stands in their place',
    de: 'Die Mediathek nimmt keine Dateien mit der Endung „{subject}“; an ihrer Stelle steht ein Link zur alten Adresse',
  },
  'file-missing': {
    en: 'A file that a page shows or links to is not in the export: {subject}',
    de: 'Eine Datei, die eine Seite zeigt oder verlinkt, fehlt im Export: {subject}',
  },
  formula: {
    en: 'Formulas became code, as they were written: {subject}',
    de: 'Formeln wurden zu Code, so wie sie geschrieben waren: {subject}',
  },
  'gallery-empty': {
    en: 'A gallery without pictures was left out',
    de: 'Eine Galerie ohne Bilder wurde ausgelassen',
  },
  'gallery-link': {
    en: 'A picture of a gallery was a link, which opens the picture here: {subject}',
    de: 'Ein Bild einer Galerie war ein Link; hier öffnet es das Bild: {subject}',
  },
  'global-element-missing': {
    en: 'An element that several pages share is not in the export: {subject}',
    de: 'Ein Element, das mehrere Seiten teilen, fehlt im Export: {subject}',
  },
  'ground-film': {
    en: 'A film behind a section was left out: {subject}',
    de: 'Ein Film hinter einem Abschnitt wurde ausgelassen: {subject}',
  },
  'ground-inside-ground': {
    en: 'A section with a background inside another lost its own: {subject}',
    de: 'Ein Abschnitt mit Hintergrund in einem anderen verlor seinen eigenen: {subject}',
  },
  'heading-as-text': {
    en: 'A heading as long as a text became a paragraph: {subject}',
    de: 'Eine Überschrift, so lang wie ein Text, wurde zu einem Absatz: {subject}',
  },
  'icon-drawing': {
    en: 'A drawing of the site’s own stood as an icon, where icons have names here: {subject}',
    de: 'Eine eigene Zeichnung stand als Symbol, wo Symbole hier Namen haben: {subject}',
  },
  'html-dropped': {
    en: 'HTML that pages do not take was left out: {subject}',
    de: 'HTML, das Seiten nicht aufnehmen, wurde ausgelassen: {subject}',
  },
  'html-too-deep': {
    en: 'HTML was nested too deep; its words stand one after the other: {subject}',
    de: 'HTML war zu tief verschachtelt; seine Wörter stehen hintereinander: {subject}',
  },
  'link-to-administration': {
    en: 'A link leads to the administration of WordPress, which is not here: {subject}',
    de: 'Ein Link führt in die Verwaltung von WordPress, die es hier nicht gibt: {subject}',
  },
  'link-too-long': {
    en: 'A link was longer than links can be, and its words stayed: {subject}',
    de: 'Ein Link war länger, als Links sein können; seine Wörter blieben: {subject}',
  },
  'link-with-rest': {
    en: 'A link to a page of this site has a query or a part behind it, so it is an address, which does not follow when the page moves: {subject}',
    de: 'Ein Link auf eine Seite dieser Website hat eine Abfrage oder einen Teil dahinter, deshalb ist er eine Adresse, die nicht folgt, wenn die Seite umzieht: {subject}',
  },
  'link-without-words': {
    en: 'A button without words led elsewhere and was left out: {subject}',
    de: 'Eine Schaltfläche ohne Wörter führte anderswohin und wurde ausgelassen: {subject}',
  },
  'list-criteria-lost': {
    en: 'A list of posts was chosen by what lists do not ask for here; it shows the latest: {subject}',
    de: 'Eine Liste von Beiträgen war nach etwas gewählt, wonach Listen hier nicht fragen; sie zeigt die neuesten: {subject}',
  },
  'list-numbering': {
    en: 'A numbered list counts from the beginning, in figures: {subject}',
    de: 'Eine nummerierte Liste zählt von vorn, in Ziffern: {subject}',
  },
  'list-of-kinds': {
    en: 'A list showed kinds of content that lists do not show here: {subject}',
    de: 'Eine Liste zeigte Arten von Inhalten, die Listen hier nicht zeigen: {subject}',
  },
  'list-terms': {
    en: 'A list of posts was limited to a category or tag that is not in the export; it shows all: {subject}',
    de: 'Eine Liste von Beiträgen war auf eine Kategorie oder ein Schlagwort beschränkt, die im Export fehlen; sie zeigt alle: {subject}',
  },
  'more-lines': {
    en: 'More lines about one page than are listed: {subject}',
    de: 'Mehr Zeilen zu einer Seite, als hier stehen: {subject}',
  },
  'pasted-image': {
    en: 'A picture that was pasted into a text cannot be taken out of it: {subject}',
    de: 'Ein Bild, das in einen Text eingefügt war, lässt sich nicht herausnehmen: {subject}',
  },
  'pattern-missing': {
    en: 'A pattern that a page shows is not in the export: {subject}',
    de: 'Eine Vorlage, die eine Seite zeigt, fehlt im Export: {subject}',
  },
  'picture-link': {
    en: 'A picture was a link; here it is a picture: {subject}',
    de: 'Ein Bild war ein Link; hier ist es ein Bild: {subject}',
  },
  'questions-missing': {
    en: 'Questions and answers that a page shows are not in the export: {subject}',
    de: 'Fragen und Antworten, die eine Seite zeigt, fehlen im Export: {subject}',
  },
  'redirect-without-end': {
    en: 'Redirects that lead nowhere were left out',
    de: 'Weiterleitungen ohne Ziel wurden ausgelassen',
  },
  'redirects-beyond': {
    en: 'Redirects of plugins were left out: {subject}',
    de: 'Weiterleitungen von Plugins wurden ausgelassen: {subject}',
  },
  script: {
    en: 'Script of a page was left out: {subject}',
    de: 'Skript einer Seite wurde ausgelassen: {subject}',
  },
  'switched-off': {
    en: 'The element “{subject}” was switched off on the old site and was left out',
    de: 'Das Element „{subject}“ war auf der alten Website ausgeschaltet und wurde ausgelassen',
  },
  'template-copied': {
    en: 'A template came as a copy in each page that shows it: {subject}',
    de: 'Eine Vorlage kam als Kopie in jede Seite, die sie zeigt: {subject}',
  },
  'template-missing': {
    en: 'A template that a page shows is not in the export: {subject}',
    de: 'Eine Vorlage, die eine Seite zeigt, fehlt im Export: {subject}',
  },
  'text-shortened': {
    en: 'A text was cut, since its field takes fewer characters: {subject}',
    de: 'Ein Text wurde gekürzt, weil sein Feld weniger Zeichen aufnimmt: {subject}',
  },
  'too-deep': {
    en: 'Content was nested deeper than is read, and what lay deeper stands as text: {subject}',
    de: 'Inhalt war tiefer verschachtelt, als gelesen wird; was tiefer lag, steht als Text: {subject}',
  },
  'tooltip-in-brackets': {
    en: 'Explanations that appeared over a word stand in brackets behind it: {subject}',
    de: 'Erklärungen, die über einem Wort erschienen, stehen in Klammern dahinter: {subject}',
  },
  'unreadable-code': {
    en: 'Code that the element “{subject}” held cannot be read',
    de: 'Code, den das Element „{subject}“ enthielt, ist nicht lesbar',
  },
  'unsafe-link': {
    en: 'Links of a kind that browsers run were taken out; their words stayed: {subject}',
    de: 'Links einer Art, die Browser ausführen, wurden entfernt; ihre Wörter blieben: {subject}',
  },
  'voice-link': {
    en: 'The link of a person who is quoted has no place here: {subject}',
    de: 'Der Link einer zitierten Person hat hier keinen Platz: {subject}',
  },
} as const satisfies Readonly<Record<string, AdminText>>
