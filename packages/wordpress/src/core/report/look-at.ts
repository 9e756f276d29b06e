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
      text: `What could not be imported: ${counted(sum.failed, 'item')}. Each is listed with its reason.`,
    },
    hidden.count > 0 && {
      text: `What not everybody could read came as drafts: ${counted(hidden.count, 'page or post', 'pages and posts')}. Decide for each whether it may be published.`,
      ...hidden.place,
    },
    closed.count > 0 && {
      text: `What is published behind a password, or for people who are signed in: ${counted(closed.count, 'page or post', 'pages and posts')}. Open one as a visitor would.`,
      ...closed.place,
    },
    missingFiles.length > 0 && {
      text: `Files of the library that were found nowhere: ${missingFiles.length}. Give their folder, or upload them by hand.`,
      list: 'media',
    },
    without > 0 && {
      text: `Kinds that have no place here: ${counted(without, 'item')}. Choose a place for each kind, and import again.`,
    },
    unsure.length > 0 && {
      text: `What could only be guessed: ${names(unsure.map(({ option }) => option))}. Answer these questions before you import.`,
    },
    lost.count > 0 && {
      text: `Forms and sliders that pages show and that are not in the export: ${lost.count}.`,
      ...lost.place,
    },
    bare.count > 0 && {
      text: `Pictures without an alternative text: ${bare.count}. The names of their files stand in its place.`,
      list: 'media',
      ...bare.place,
    },
    unknown.subjects.length > 0 && {
      text: `Blocks and shortcodes of plugins that are not known here: ${names(unknown.subjects)}.`,
      ...unknown.place,
    },
    menus.count > 0 && {
      text: 'A menu had more levels or entries than menus have here. Look at its order.',
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
function names(all: readonly string[]): string {
  return all.length > MAX_NAMES
    ? `${all.slice(0, MAX_NAMES).join(', ')} and ${all.length - MAX_NAMES} more`
    : all.join(', ')
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
