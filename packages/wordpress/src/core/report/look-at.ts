import type { AdminLabel } from '@vitrine/content/core'
import { optionName } from './option-names.ts'
import type { ImportReport, LookAtThing } from './report.ts'
import { inEachLanguage, type ReportText } from './report-words.ts'

/** Things that an owner is asked to look at. */
const MAX_THINGS = 5

/** Names that are listed in one of them. */
const MAX_NAMES = 3

/** Things that an owner should look at first, the most weighty ones first. */
export function lookAtOf(report: Omit<ImportReport, 'lookAt'>): readonly LookAtThing[] {
  const { missingFiles, questions, leftOut, sum } = report
  const unsure = questions.filter(({ confidence }) => confidence === 'unsure')
  const guessed = unsure.map(({ option }) => optionName(option))
  const without = leftOut.filter(({ code }) => code === 'kind-without-place').length
  const groups = (code: RegExp) => found(report, code)
  const lost = groups(/^(?:form|slider)-missing$|^form-not-given$/)
  const unknown = groups(/^unknown-/)
  const hidden = groups(/^draft-(?:password|private)$/)
  const closed = groups(/^(?:kept-password|private-for-members)$/)
  const bare = groups(/^picture-without-alt$/)
  const menus = groups(/^menu-entry-(?:beyond|raised)$/)
  const things: readonly (LookAtThing | false)[] = [
    sum.failed > 0 && {
      text: {
        en: `What could not be imported: ${items(sum.failed).en}. Each is listed with its reason.`,
        de: `Was sich nicht importieren ließ: ${items(sum.failed).de}. Der Grund steht jeweils dabei.`,
        he: `מה שלא היה אפשר לייבא: ${items(sum.failed).he}. כל אחד מופיע עם הסיבה.`,
      },
    },
    hidden.count > 0 && {
      text: {
        en: `What not everybody could read came as drafts: ${pagesAndPosts(hidden.count).en}. Decide for each whether it may be published.`,
        de: `Was nicht alle lesen konnten, kam als Entwurf: ${pagesAndPosts(hidden.count).de}. Entscheiden Sie jeweils, ob es veröffentlicht werden darf.`,
        he: `מה שלא כולם יכלו לקרוא הועבר כטיוטות: ${pagesAndPosts(hidden.count).he}. החליטו לגבי כל אחת אם מותר לפרסם אותה.`,
      },
      ...hidden.place,
    },
    closed.count > 0 && {
      text: {
        en: `What is published behind a password, or for people who are signed in: ${pagesAndPosts(closed.count).en}. Open one as a visitor would.`,
        de: `Was hinter einem Passwort oder für Angemeldete veröffentlicht ist: ${pagesAndPosts(closed.count).de}. Öffnen Sie etwas davon wie ein Besucher.`,
        he: `מה שמפורסם מאחורי סיסמה, או לאנשים מחוברים: ${pagesAndPosts(closed.count).he}. פתחו אחד מהם כמו מבקר.`,
      },
      ...closed.place,
    },
    missingFiles.length > 0 && {
      text: {
        en: `Files of the library that were found nowhere: ${missingFiles.length}. Give their folder, or upload them by hand.`,
        de: `Dateien der Mediathek, die nirgends gefunden wurden: ${missingFiles.length}. Geben Sie ihren Ordner an, oder laden Sie sie von Hand hoch.`,
        he: `קבצים של הספרייה שלא נמצאו בשום מקום: ${missingFiles.length}. ציינו את התיקייה שלהם, או העלו אותם ידנית.`,
      },
      list: 'media',
    },
    without > 0 && {
      text: {
        en: `Kinds that have no place here: ${items(without).en}. Choose a place for each kind, and import again.`,
        de: `Arten, die hier keinen Platz haben: ${items(without).de}. Wählen Sie einen Platz für jede Art, und importieren Sie noch einmal.`,
        he: `סוגים שאין להם מקום כאן: ${items(without).he}. בחרו מקום לכל סוג, וייבאו שוב.`,
      },
    },
    unsure.length > 0 && {
      text: {
        en: `What could only be guessed: ${names(guessed).en}. Look at these questions, and answer those where the guess is wrong.`,
        de: `Was nur geraten werden konnte: ${names(guessed).de}. Sehen Sie diese Fragen an, und beantworten Sie die falsch geratenen.`,
        he: `מה שאפשר היה רק לנחש: ${names(guessed).he}. עברו על השאלות האלה, וענו על אלה שהניחוש בהן שגוי.`,
      },
    },
    lost.count > 0 && {
      text: {
        en: `Forms and sliders that pages show and that are not in the export: ${lost.count}.`,
        de: `Formulare und Slider, die Seiten zeigen und die im Export fehlen: ${lost.count}.`,
        he: `טפסים וסליידרים שעמודים מציגים ושחסרים בקובץ הייצוא: ${lost.count}.`,
      },
      ...lost.place,
    },
    bare.count > 0 && {
      text: {
        en: `Pictures without an alternative text: ${bare.count}. The names of their files stand in its place.`,
        de: `Bilder ohne Alternativtext: ${bare.count}. An seiner Stelle stehen die Namen ihrer Dateien.`,
        he: `תמונות בלי טקסט חלופי: ${bare.count}. שמות הקבצים שלהן מופיעים במקומו.`,
      },
      list: 'media',
      ...bare.place,
    },
    unknown.subjects.length > 0 && {
      text: {
        en: `Blocks and shortcodes of plugins that are not known here: ${names(unknown.subjects).en}.`,
        de: `Blöcke und Shortcodes von Plugins, die hier nicht bekannt sind: ${names(unknown.subjects).de}.`,
        he: `בלוקים וקודי קיצור של תוספים שאינם מוכרים כאן: ${names(unknown.subjects).he}.`,
      },
      ...unknown.place,
    },
    menus.count > 0 && {
      text: {
        en: 'A menu had more levels or entries than menus have here. Look at its order.',
        de: 'Ein Menü hatte mehr Ebenen oder Einträge, als Menüs hier haben. Sehen Sie seine Reihenfolge an.',
        he: 'בתפריט היו יותר רמות או פריטים מכפי שיש בתפריטים כאן. בדקו את הסדר שלו.',
      },
      list: 'menus',
    },
  ]
  return things.filter((thing) => thing !== false).slice(0, MAX_THINGS)
}

/** Lines of some codes together. */
function found({ groups }: Pick<ImportReport, 'groups'>, codes: RegExp) {
  const own = groups.filter(({ code }) => codes.test(code))
  const first = own.find((group) => group.first)?.first
  return {
    count: own.reduce((all, { count }) => all + count, 0),
    subjects: own.map(({ subject }) => subject),
    place: { ...(first && { first }) },
  }
}

/** The first names of a list. */
function names(all: readonly AdminLabel[]): ReportText {
  const more = all.length - MAX_NAMES
  return inEachLanguage((word) => {
    const shown = all.slice(0, MAX_NAMES).map(word).join(', ')
    if (more <= 0) return shown
    return word({
      en: `${shown} and ${more} more`,
      de: `${shown} und ${more} weitere`,
      he: `${shown} ועוד ${more}`,
    })
  })
}

function items(count: number): ReportText {
  return count === 1
    ? { en: '1 item', de: '1 Eintrag', he: 'פריט אחד' }
    : { en: `${count} items`, de: `${count} Einträge`, he: `${count} פריטים` }
}

function pagesAndPosts(count: number): ReportText {
  return count === 1
    ? { en: '1 page or post', de: '1 Seite oder Beitrag', he: 'עמוד או פוסט אחד' }
    : { en: `${count} pages and posts`, de: `${count} Seiten und Beiträge`, he: `${count} עמודים ופוסטים` }
}
