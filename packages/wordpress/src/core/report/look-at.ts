import type { AdminText } from '@vitrine/content/core'
import type { ImportReport, LookAtThing } from './report.ts'

/** Things that an owner is asked to look at. */
const MAX_THINGS = 5

/** Names that are listed in one of them. */
const MAX_NAMES = 3

/** Things that an owner should look at first, the most weighty ones first. */
export function lookAtOf(report: Omit<ImportReport, 'lookAt'>): readonly LookAtThing[] {
  const { missingFiles, questions, leftOut, sum } = report
  const unsure = questions.filter(({ confidence }) => confidence === 'unsure')
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
      },
    },
    hidden.count > 0 && {
      text: {
        en: `What not everybody could read came as drafts: ${pagesAndPosts(hidden.count).en}. Decide for each whether it may be published.`,
        de: `Was nicht alle lesen konnten, kam als Entwurf: ${pagesAndPosts(hidden.count).de}. Entscheiden Sie jeweils, ob es veröffentlicht werden darf.`,
      },
      ...hidden.place,
    },
    closed.count > 0 && {
      text: {
        en: `What is published behind a password, or for people who are signed in: ${pagesAndPosts(closed.count).en}. Open one as a visitor would.`,
        de: `Was hinter einem Passwort oder für Angemeldete veröffentlicht ist: ${pagesAndPosts(closed.count).de}. Öffnen Sie etwas davon wie ein Besucher.`,
      },
      ...closed.place,
    },
    missingFiles.length > 0 && {
      text: {
        en: `Files of the library that were found nowhere: ${missingFiles.length}. Give their folder, or upload them by hand.`,
        de: `Dateien der Mediathek, die nirgends gefunden wurden: ${missingFiles.length}. Geben Sie ihren Ordner an, oder laden Sie sie von Hand hoch.`,
      },
      list: 'media',
    },
    without > 0 && {
      text: {
        en: `Kinds that have no place here: ${items(without).en}. Choose a place for each kind, and import again.`,
        de: `Arten, die hier keinen Platz haben: ${items(without).de}. Wählen Sie einen Platz für jede Art, und importieren Sie noch einmal.`,
      },
    },
    unsure.length > 0 && {
      text: {
        en: `What could only be guessed: ${names(unsure.map(({ option }) => option)).en}. Look at these questions, and answer those where the guess is wrong.`,
        de: `Was nur geraten werden konnte: ${names(unsure.map(({ option }) => option)).de}. Sehen Sie diese Fragen an, und beantworten Sie die falsch geratenen.`,
      },
    },
    lost.count > 0 && {
      text: {
        en: `Forms and sliders that pages show and that are not in the export: ${lost.count}.`,
        de: `Formulare und Slider, die Seiten zeigen und die im Export fehlen: ${lost.count}.`,
      },
      ...lost.place,
    },
    bare.count > 0 && {
      text: {
        en: `Pictures without an alternative text: ${bare.count}. The names of their files stand in its place.`,
        de: `Bilder ohne Alternativtext: ${bare.count}. An seiner Stelle stehen die Namen ihrer Dateien.`,
      },
      list: 'media',
      ...bare.place,
    },
    unknown.subjects.length > 0 && {
      text: {
        en: `Blocks and shortcodes of plugins that are not known here: ${names(unknown.subjects).en}.`,
        de: `Blöcke und Shortcodes von Plugins, die hier nicht bekannt sind: ${names(unknown.subjects).de}.`,
      },
      ...unknown.place,
    },
    menus.count > 0 && {
      text: {
        en: 'A menu had more levels or entries than menus have here. Look at its order.',
        de: 'Ein Menü hatte mehr Ebenen oder Einträge, als Menüs hier haben. Sehen Sie seine Reihenfolge an.',
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
function names(all: readonly string[]): AdminText {
  const shown = all.slice(0, MAX_NAMES).join(', ')
  const more = all.length - MAX_NAMES
  return more > 0 ? { en: `${shown} and ${more} more`, de: `${shown} und ${more} weitere` } : { en: shown, de: shown }
}

function items(count: number): AdminText {
  return count === 1 ? { en: '1 item', de: '1 Eintrag' } : { en: `${count} items`, de: `${count} Einträge` }
}

function pagesAndPosts(count: number): AdminText {
  return count === 1
    ? { en: '1 page or post', de: '1 Seite oder Beitrag' }
    : { en: `${count} pages and posts`, de: `${count} Seiten und Beiträge` }
}
