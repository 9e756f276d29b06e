import type { ImportReport } from './report.ts'

/** Things that an owner is asked to look at. */
const MAX_THINGS = 5

/** Names that are listed in one of them. */
const MAX_NAMES = 3

/** Things that an owner should look at first, the most weighty ones first. */
export function lookAtOf(report: Omit<ImportReport, 'lookAt'>): readonly string[] {
  const { groups, missingFiles, questions, leftOut, sum } = report
  const count = (code: string | RegExp) =>
    groups
      .filter((group) => (typeof code === 'string' ? group.code === code : code.test(group.code)))
      .reduce((all, group) => all + group.count, 0)
  const unsure = questions.filter(({ confidence }) => confidence === 'unsure')
  const without = leftOut.filter(({ code }) => code === 'kind-without-place').length
  const lost = count(/^(?:form|slider)-missing$|^form-not-given$/)
  const unknown = groups.filter(({ code }) => code.startsWith('unknown-'))
  const hidden = count(/^draft-(?:password|private)$/)
  const things: readonly (string | false)[] = [
    sum.failed > 0 && `What could not be imported: ${counted(sum.failed, 'item')}. Each is listed with its reason.`,
    hidden > 0 &&
      `What not everybody could read came as drafts: ${counted(hidden, 'page or post', 'pages and posts')}. Decide for each whether it may be published.`,
    missingFiles.length > 0 &&
      `Files of the library that were found nowhere: ${missingFiles.length}. Give their folder, or upload them by hand.`,
    without > 0 &&
      `Kinds that have no place here: ${counted(without, 'item')}. Choose a place for each kind, and import again.`,
    unsure.length > 0 &&
      `What could only be guessed: ${names(unsure.map(({ option }) => option))}. Answer these questions before you import.`,
    lost > 0 && `Forms and sliders that pages show and that are not in the export: ${lost}.`,
    count('picture-without-alt') > 0 &&
      `Pictures without an alternative text: ${count('picture-without-alt')}. The names of their files stand in its place.`,
    unknown.length > 0 &&
      `Blocks and shortcodes of plugins that are not known here: ${names(unknown.map(({ subject }) => subject))}.`,
    count(/^menu-entry-(?:beyond|raised)$/) > 0 &&
      'A menu had more levels or entries than menus have here. Look at its order.',
    count('comment-without-place') > 0 &&
      `Comments on pages and projects have no place here: ${count('comment-without-place')}.`,
  ]
  return things.filter((thing) => thing !== false).slice(0, MAX_THINGS)
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
