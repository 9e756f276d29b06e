/** Between these the table stands in `docs/compatibility.md`. */
const START = '<!-- compatibility:start -->'
const END = '<!-- compatibility:end -->'

/**
 * @typedef {{ family: string, case: string | object, reason: string }} Difference
 */

/**
 * Puts the table of named differences into the document.
 *
 * @param {string} document
 * @param {readonly Difference[]} differences
 * @returns {string} The document with its table up to date.
 * @throws {Error} when the document lacks a marker.
 */
export function withTable(document, differences) {
  const start = document.indexOf(START)
  const end = document.indexOf(END)
  if (start < 0 || end < start) throw new Error(`docs/compatibility.md needs the lines ${START} and ${END}.`)
  return `${document.slice(0, start + START.length)}\n\n${table(differences)}\n\n${document.slice(end)}`
}

/** @param {readonly Difference[]} differences */
function table(differences) {
  const rows = byFamilyAndReason(differences).map(
    ({ family, cases, reason }) => `| ${family} | ${cases.map(code).join('<br>')} | ${escaped(reason)} |`,
  )
  return ['| family | cases | reason |', '| --- | --- | --- |', ...rows].join('\n')
}

/** @param {readonly Difference[]} differences */
function byFamilyAndReason(differences) {
  /** @type {Map<string, { family: string, reason: string, cases: Difference['case'][] }>} */
  const groups = new Map()
  for (const { family, reason, case: one } of differences) {
    const key = JSON.stringify([family, reason])
    const group = groups.get(key) ?? { family, reason, cases: [] }
    groups.set(key, group)
    group.cases.push(one)
  }
  return [...groups.values()].sort((a, b) => (a.family < b.family ? -1 : a.family > b.family ? 1 : 0))
}

/** @param {Difference['case']} one */
function code(one) {
  return typeof one === 'string' ? escaped(one) : `\`${escaped(JSON.stringify(one))}\``
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
