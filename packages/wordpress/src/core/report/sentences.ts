import type { AdminLabel } from '@vitrine/content/core'
import { subjectText } from './own-subjects.ts'
import type { LineGroup } from './report.ts'
import { inEachLanguage, quoted, type ReportLabel, type ReportText } from './report-words.ts'
import { SENTENCES_IN_HEBREW } from './sentences-in-hebrew.ts'
import { SENTENCES_OF_CONTENT } from './sentences-of-content.ts'
import { SENTENCES_OF_FORMS } from './sentences-of-forms.ts'
import { SENTENCES_OF_SLIDERS } from './sentences-of-sliders.ts'

/** Meanings of the codes of lines in the languages of the admin. */
const SENTENCES = {
  ...SENTENCES_OF_CONTENT,
  ...SENTENCES_OF_FORMS,
  ...SENTENCES_OF_SLIDERS,
  'term-without-place': {
    en: 'Terms of “{subject}” have no place here',
    de: 'Begriffe von „{subject}“ haben hier keinen Platz',
  },
  'category-parent': {
    en: 'Categories stand beside each other here, so their parents are not kept',
    de: 'Kategorien stehen hier nebeneinander, deshalb kommen ihre übergeordneten nicht mit',
  },
  'more-authors': {
    en: 'A post has fewer authors here; {subject} was another',
    de: 'Ein Beitrag hat hier weniger Autoren; {subject} war ein weiterer',
  },
  'term-field': {
    en: 'The field “{subject}” of terms has no place here',
    de: 'Das Feld „{subject}“ von Begriffen hat hier keinen Platz',
  },
  'picture-without-alt': {
    en: 'Pictures have no alternative text: write one for each',
    de: 'Bilder haben keinen Alternativtext: für jedes einen schreiben',
  },
  'media-description': {
    en: 'Descriptions of files have no place here',
    de: 'Beschreibungen von Dateien haben hier keinen Platz',
  },
  'file-kind': {
    en: 'The library does not take files that end in “{subject}”',
    de: 'Die Mediathek nimmt keine Dateien mit der Endung „{subject}“',
  },
  'seo-setting': {
    en: 'The setting “{subject}” for search engines has no place here',
    de: 'Die Einstellung „{subject}“ für Suchmaschinen hat hier keinen Platz',
  },
  'seo-picture-missing': {
    en: 'The picture for shared links is not in the export: {subject}',
    de: 'Das Bild für geteilte Links fehlt im Export: {subject}',
  },
  'featured-picture-missing': {
    en: 'The featured picture is not in the export: {subject}',
    de: 'Das Beitragsbild fehlt im Export: {subject}',
  },
  'page-excerpt': {
    en: 'Excerpts of pages became their descriptions for search engines',
    de: 'Auszüge von Seiten wurden zu ihren Beschreibungen für Suchmaschinen',
  },
  'page-picture': {
    en: 'Featured pictures of pages became their pictures for shared links',
    de: 'Beitragsbilder von Seiten wurden zu ihren Bildern für geteilte Links',
  },
  'home-made': {
    en: 'The old site showed its posts at its first address: so does the home page here, unless this site had one already',
    de: 'Die alte Website zeigte unter ihrer ersten Adresse die Beiträge: Das tut hier die Startseite, falls es noch keine gab',
  },
  'home-without-page': {
    en: 'No page of the export is known to be the home page: one with the name of the site was made, unless this site had one already. Choose another in its place',
    de: 'Von keiner Seite des Exports ist bekannt, dass sie die Startseite war: Es gibt eine mit dem Namen der Website, falls es noch keine gab. Wählen Sie eine andere dafür',
  },
  'examples-replaced': {
    en: 'Example content of this site goes to the trash, and comes back when the import is taken back',
    de: 'Beispielinhalte dieser Website kommen in den Papierkorb und zurück, wenn der Import zurückgenommen wird',
  },
  'examples-left': {
    en: 'Example content of this site stays beside what is imported',
    de: 'Beispielinhalte dieser Website bleiben neben den importierten Inhalten',
  },
  'page-elsewhere': {
    en: 'Pages stand at the top or higher up, since the page above them is not in the export, or itself stands below them',
    de: 'Seiten stehen ganz oben oder weiter oben, weil die Seite über ihnen im Export fehlt oder selbst unter ihnen steht',
  },
  'page-template': {
    en: 'The template “{subject}” of the old theme is not known here',
    de: 'Die Vorlage „{subject}“ des alten Themes ist hier nicht bekannt',
  },
  'post-format': {
    en: 'The format “{subject}” has no place here',
    de: 'Das Format „{subject}“ hat hier keinen Platz',
  },
  'terms-beyond': {
    en: 'A document takes no {subject}',
    de: 'Ein Dokument nimmt nicht {subject}',
  },
  'title-made': {
    en: 'A {subject} without a title got its first words',
    de: 'Einträge der Art „{subject}“ ohne Titel bekamen ihre ersten Wörter als Titel',
  },
  'title-cut': {
    en: 'The title of a {subject} was too long and was cut',
    de: 'Der Titel eines Eintrags der Art „{subject}“ war zu lang und wurde gekürzt',
  },
  'draft-draft': {
    en: 'Drafts of the old site are drafts here',
    de: 'Entwürfe der alten Website sind hier Entwürfe',
  },
  'draft-pending': {
    en: 'Drafts that waited for an editor are drafts here',
    de: 'Entwürfe, die auf die Redaktion warteten, sind hier Entwürfe',
  },
  'draft-private': {
    en: 'Private pages and posts came as drafts, since nobody asked for them to be for members',
    de: 'Private Seiten und Beiträge kamen als Entwürfe, da niemand sie für Mitglieder bestimmt hat',
  },
  'draft-password': {
    en: 'Pages and posts behind a password came as drafts, since nobody asked for them to stay behind it',
    de: 'Seiten und Beiträge hinter einem Passwort kamen als Entwürfe, da niemand bestimmt hat, dass sie dahinter bleiben',
  },
  'kept-password': {
    en: 'Pages and posts behind a password are behind the same password here',
    de: 'Seiten und Beiträge hinter einem Passwort sind hier hinter demselben Passwort',
  },
  'private-for-members': {
    en: 'Private pages and posts are for members here: for everyone who is signed in',
    de: 'Private Seiten und Beiträge sind hier für Mitglieder: für alle, die angemeldet sind',
  },
  'draft-planned': {
    en: 'Pages whose day is still to come are drafts that will be published on it',
    de: 'Seiten, deren Tag noch kommt, sind Entwürfe, die dann veröffentlicht werden',
  },
  'draft-trash': {
    en: 'Pages and posts from the trash came as drafts',
    de: 'Seiten und Beiträge aus dem Papierkorb kamen als Entwürfe',
  },
  'draft-unknown-status': {
    en: 'Pages and posts with a status of a plugin came as drafts',
    de: 'Seiten und Beiträge mit einem Status eines Plugins kamen als Entwürfe',
  },
  'editors-note': {
    en: 'Notes that editors left for each other are not comments, and were left out',
    de: 'Notizen der Redaktion füreinander sind keine Kommentare und wurden ausgelassen',
  },
  ping: {
    en: 'Other sites’ {subject}s were left out',
    de: 'Einträge der Art „{subject}“ von anderen Websites wurden ausgelassen',
  },
  'comment-of-plugin': {
    en: 'Comments of the type “{subject}” were left out',
    de: 'Kommentare der Art „{subject}“ wurden ausgelassen',
  },
  'menu-entry-hidden': {
    en: 'Entries of menus were left out, since visitors did not see them: {subject}',
    de: 'Menüeinträge wurden ausgelassen, da Besucher sie nicht sahen: {subject}',
  },
  'menu-entry-beyond': {
    en: 'The menu “{subject}” has more entries than a menu takes here',
    de: 'Das Menü „{subject}“ hat mehr Einträge, als ein Menü hier aufnimmt',
  },
  'menu-entry-raised': {
    en: 'The menu “{subject}” has more than four levels; what stood deeper stands on the fourth',
    de: 'Das Menü „{subject}“ hat mehr als vier Ebenen; was tiefer stand, steht auf der vierten',
  },
  'menu-made': {
    en: 'The export has no menu: the header shows a menu of the pages at the top, unless this site had one already',
    de: 'Der Export hat kein Menü: Der Kopf zeigt ein Menü der obersten Seiten, falls es noch keines gab',
  },
  'menu-setting': {
    en: 'The setting “{subject}” of a menu has no place here',
    de: 'Die Einstellung „{subject}“ eines Menüs hat hier keinen Platz',
  },
  'menu-block': {
    en: 'The block “{subject}” cannot be part of a menu',
    de: 'Der Block „{subject}“ kann nicht Teil eines Menüs sein',
  },
  'redirect-pattern': {
    en: 'Redirects by an expression that says more than a pattern can were left out',
    de: 'Weiterleitungen mit einem Ausdruck, der mehr sagt als ein Muster, wurden ausgelassen',
  },
  'redirect-condition': {
    en: 'Redirects that ask for {subject} have no place here',
    de: 'Weiterleitungen, die nach {subject} fragen, haben hier keinen Platz',
  },
  'redirect-action': {
    en: 'Redirects of the type “{subject}” have no place here',
    de: 'Weiterleitungen der Art „{subject}“ haben hier keinen Platz',
  },
  'redirect-off': {
    en: 'Redirects that were off were left out',
    de: 'Ausgeschaltete Weiterleitungen wurden ausgelassen',
  },
  'redirect-status': {
    en: 'Redirects that answer {subject} have no place here',
    de: 'Weiterleitungen, die mit {subject} antworten, haben hier keinen Platz',
  },
  'broken-letters': {
    en: 'A text holds letters that an old database broke, such as “Ã¼” for “ü”: mend them by hand',
    de: 'Ein Text enthält Buchstaben, die eine alte Datenbank zerstört hat, etwa „Ã¼“ für „ü“: von Hand berichtigen',
  },
  'columns-in-rows': {
    en: 'More columns than stand side by side became several rows: {subject}',
    de: 'Mehr Spalten, als nebeneinander stehen, wurden zu mehreren Zeilen: {subject}',
  },
  'nested-too-deep': {
    en: 'Blocks were nested deeper than they can be here, and moved up: {subject}',
    de: 'Blöcke waren tiefer verschachtelt, als es hier geht, und rückten nach oben: {subject}',
  },
  'too-many-blocks': {
    en: 'A page had more blocks than a page can hold here, and its last ones were left out: {subject}',
    de: 'Eine Seite hatte mehr Blöcke, als eine Seite hier fasst, und die letzten wurden ausgelassen: {subject}',
  },
  'unfolded-in-tabs': {
    en: 'Blocks that hold others stand open in panels of tabs: {subject}',
    de: 'Blöcke, die andere enthalten, stehen in Reitern aufgeklappt: {subject}',
  },
  'unfolded-in-accordion': {
    en: 'Blocks that hold others stand open in items of an accordion: {subject}',
    de: 'Blöcke, die andere enthalten, stehen in Akkordeons aufgeklappt: {subject}',
  },
  'moved-after-tabs': {
    en: 'Reusable blocks of a panel stand behind its tabs: {subject}',
    de: 'Wiederverwendbare Blöcke eines Reiters stehen hinter seinen Reitern: {subject}',
  },
  'moved-after-accordion': {
    en: 'Reusable blocks of an item stand behind its accordion: {subject}',
    de: 'Wiederverwendbare Blöcke eines Akkordeons stehen dahinter: {subject}',
  },
  'table-as-markup': {
    en: 'A table became HTML, which administrators edit: {subject}',
    de: 'Eine Tabelle wurde zu HTML, das Administratoren bearbeiten: {subject}',
  },
  'unknown-block': {
    en: 'The block “{subject}” is not known here',
    de: 'Der Block „{subject}“ ist hier nicht bekannt',
  },
  'unknown-shortcode': {
    en: 'The shortcode “{subject}” is not known here',
    de: 'Der Shortcode „{subject}“ ist hier nicht bekannt',
  },
  'unknown-element': {
    en: 'The element “{subject}” of a page builder is not known here',
    de: 'Das Element „{subject}“ eines Page-Builders ist hier nicht bekannt',
  },
  'form-missing': {
    en: 'A form that a page shows is not in the export: {subject}',
    de: 'Ein Formular, das eine Seite zeigt, fehlt im Export: {subject}',
  },
  'form-not-given': {
    en: 'A form that a page shows was not given; export it from its plugin: {subject}',
    de: 'Ein Formular, das eine Seite zeigt, wurde nicht mitgegeben; aus seinem Plugin exportieren: {subject}',
  },
  'avada-option': {
    en: 'The option “{subject}” that Avada keeps of a page has no place here',
    de: 'Die Einstellung „{subject}“, die Avada zu einer Seite speichert, hat hier keinen Platz',
  },
  'project-setting': {
    en: 'A project of the old theme named its {subject}, which has no place here',
    de: 'Ein Projekt des alten Themes nannte „{subject}“, was hier keinen Platz hat',
  },
  'form-twice': {
    en: 'The form “{subject}” was given twice; the first counts',
    de: 'Das Formular „{subject}“ wurde zweimal mitgegeben; das erste zählt',
  },
  'form-sender-visitor': {
    en: 'The form “{subject}” sent its mails in the name of the visitor, which mail providers refuse. Here they come from the address of this site, with the name of the visitor, who gets the answers',
    de: 'Das Formular „{subject}“ sendete seine E-Mails im Namen des Besuchers, was Mailanbieter ablehnen. Hier kommen sie von der Adresse dieser Website, mit dem Namen des Besuchers, der die Antworten bekommt',
  },
  'form-sender': {
    en: 'The form “{subject}” sends its mails from an address that your mail server may not be allowed to use. Ask its provider, or empty “From” in the form',
    de: 'Das Formular „{subject}“ sendet seine E-Mails von einer Adresse, die Ihr Mailserver womöglich nicht verwenden darf. Fragen Sie seinen Anbieter, oder leeren Sie „Von“ im Formular',
  },
  'form-action': {
    en: 'A form did “{subject}” with its messages, which has no place here',
    de: 'Ein Formular tat „{subject}“ mit seinen Nachrichten, was hier keinen Platz hat',
  },
  'slider-missing': {
    en: 'A slider that a page shows was not given: {subject}',
    de: 'Ein Slider, den eine Seite zeigt, wurde nicht mitgegeben: {subject}',
  },
  'slider-unknown': {
    en: 'A slider of a plugin whose sliders cannot be read was left out: {subject}',
    de: 'Ein Slider eines Plugins, dessen Slider nicht lesbar sind, wurde ausgelassen: {subject}',
  },
  'slider-unreadable': {
    en: 'The export of a slider cannot be read: {subject}',
    de: 'Der Export eines Sliders ist nicht lesbar: {subject}',
  },
  'slider-twice': {
    en: 'The slider “{subject}” was given twice; the first counts',
    de: 'Der Slider „{subject}“ wurde zweimal mitgegeben; der erste zählt',
  },
  'slider-without-slides': {
    en: 'The slider “{subject}” has no slides, and was left out',
    de: 'Der Slider „{subject}“ hat keine Folien und wurde ausgelassen',
  },
  'slider-too-many-slides': {
    en: 'A slider takes fewer slides: those beyond of {subject} were left out',
    de: 'Ein Slider nimmt weniger Folien auf: die übrigen von {subject} wurden ausgelassen',
  },
  'slider-picture-missing': {
    en: 'A picture of a slider is not there: {subject}',
    de: 'Ein Bild eines Sliders ist nicht da: {subject}',
  },
  'slider-film-missing': {
    en: 'A film of a slider is not there: {subject}',
    de: 'Ein Video eines Sliders ist nicht da: {subject}',
  },
  'slider-source': {
    en: 'A slider took its slides from “{subject}”: only its template came',
    de: 'Ein Slider nahm seine Folien aus „{subject}“: nur seine Vorlage kam mit',
  },
  'slider-css': {
    en: 'Styles that were written for the slider “{subject}” were left out',
    de: 'Für den Slider „{subject}“ geschriebene Stile wurden ausgelassen',
  },
  'slider-javascript': {
    en: 'Script that was written for the slider “{subject}” was left out',
    de: 'Für den Slider „{subject}“ geschriebene Skripte wurden ausgelassen',
  },
  'slider-add-on': {
    en: 'The add-on “{subject}” of a slider has no place here',
    de: 'Das Add-on „{subject}“ eines Sliders hat hier keinen Platz',
  },
  'picture-missing': {
    en: 'A picture that a page shows is not in the export: {subject}',
    de: 'Ein Bild, das eine Seite zeigt, fehlt im Export: {subject}',
  },
  'picture-elsewhere': {
    en: 'A picture of another site was left out: {subject}',
    de: 'Ein Bild einer anderen Website wurde ausgelassen: {subject}',
  },
  'link-leads-nowhere': {
    en: 'A link leads to what is not in the export: {subject}',
    de: 'Ein Link führt zu etwas, das im Export fehlt: {subject}',
  },
  'comment-twice': {
    en: 'Comments without a number of their own were left out',
    de: 'Kommentare ohne eigene Nummer wurden ausgelassen',
  },
  'comments-beyond': {
    en: 'A post, page or project takes no {subject}',
    de: 'Ein Beitrag, eine Seite oder ein Projekt nimmt nicht {subject}',
  },
  'draft-of-feature': {
    en: 'What not everybody could see on the old site came as drafts: {subject}',
    de: 'Was auf der alten Website nicht alle sehen konnten, kam als Entwurf: {subject}',
  },
  'comments-of-feature': {
    en: 'Comments and reviews of the kind “{subject}” have no place here',
    de: 'Kommentare und Bewertungen der Art „{subject}“ haben hier keinen Platz',
  },
  'of-feature': '{subject}',
  'translation-apart': {
    en: 'Translations with other blocks than their original became documents of their own',
    de: 'Übersetzungen mit anderen Blöcken als ihr Original wurden eigene Dokumente',
  },
} as const satisfies Readonly<Record<string, AdminLabel>>

type SentenceCode = keyof typeof SENTENCES

const HEBREW: Readonly<Record<SentenceCode, string>> = SENTENCES_IN_HEBREW

const SUCH_AS: ReportText = { en: 'such as', de: 'etwa', he: 'למשל' }

/** One line of the report in words. Lines of mappings of a site's own say their code and subject. */
export function sentenceOf({ code, subject, example }: Pick<LineGroup, 'code' | 'subject' | 'example'>): ReportText {
  const sentence = isSentenceCode(code) ? textOf(code) : `${code}: {subject}`
  return inEachLanguage((word) => {
    const words = word(sentence).replace('{subject}', () => word(subjectText(subject)))
    return example ? `${words}, ${word(SUCH_AS)} ${word(quoted(example))}` : words
  })
}

function isSentenceCode(code: string): code is SentenceCode {
  return Object.hasOwn(SENTENCES, code)
}

function textOf(code: SentenceCode): ReportLabel {
  const sentence = SENTENCES[code]
  return typeof sentence === 'string' ? sentence : { ...sentence, he: HEBREW[code] }
}
