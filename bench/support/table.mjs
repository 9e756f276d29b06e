/**
 * @typedef {object} Budget
 * @property {string} id Name of the figure.
 * @property {string} what
 * @property {string} unit
 * @property {string} by Measure that gives the figure, or the command that measures it and prints it against the budget.
 * @property {number} [atLeast]
 * @property {number} [atMost]
 * @property {string} [against] Peer whose figure ours is divided by.
 */

/** @typedef {import('./nothing-measured.mjs').Sifted} Outcome Of one measure in this run. */

/** @typedef {Readonly<Record<string, Outcome>>} Outcomes By the names of measures: those that were run. */

const REFERENCE = 'reference figure from the specification; not measured in this run'

const WIDTH = 88

/**
 * Sets measured figures against their budgets, and beside those of peers.
 *
 * @param {object} plan
 * @param {readonly Budget[]} plan.budgets
 * @param {readonly import('./peers.mjs').Peer[]} plan.peers
 * @param {readonly string[]} plan.measures All there are.
 * @param {Outcomes} outcomes
 * @returns {{ text: string, passed: boolean }} `passed` is false when a budget is missed, or anything was not measured.
 */
export function table({ budgets, peers, measures }, outcomes) {
  const rows = budgets.filter(({ by }) => by in outcomes).map((budget) => budgetRow(budget, peers, outcomes))
  const isWhole = measures.every((name) => name in outcomes)
  const elsewhere = isWhole ? budgets.filter(({ by }) => !measures.includes(by)).map(elsewhereRow) : []
  const beside = peers.filter(({ by }) => by in outcomes).map((peer) => peerRow(peer, outcomes))
  const missed = rows.flatMap(({ missed }) => missed ?? [])
  const notMeasured = Object.entries(outcomes).flatMap(([name, outcome]) =>
    Object.entries(outcome.notMeasured).map(([id, reason]) =>
      id === name ? `${id}: ${reason}` : `${name}, ${id}: ${reason}`,
    ),
  )
  return {
    text: [
      section('Budgets', [...rows.map(({ line }) => line), ...elsewhere]),
      section('Peers', beside),
      section('Not measured', notMeasured),
      section('Missed budgets', missed),
      [
        `${rows.length - missed.length} of ${rows.length} budgets kept`,
        ...(missed.length > 0 ? [`${missed.length} missed`] : []),
        ...(notMeasured.length > 0 ? [`${notMeasured.length} times nothing measured`] : []),
      ].join(', '),
    ].join(''),
    passed: missed.length === 0 && notMeasured.length === 0,
  }
}

/**
 * @param {Budget} budget
 * @param {readonly import('./peers.mjs').Peer[]} peers
 * @param {Outcomes} outcomes
 * @returns {{ line: string, missed?: string }}
 */
function budgetRow(budget, peers, outcomes) {
  const { id, what, unit, by } = budget
  const figure = figureOf(id, outcomes)
  const line = (/** @type {string} */ mark, /** @type {string} */ text) =>
    `${mark} ${what.padEnd(WIDTH)} ${text.padStart(12)} ${limitOf(budget).padStart(8)} ${unit}${sourceOf(budget, peers)}`
  if (figure === undefined) {
    const reason = reasonFor(id, by, outcomes)
    return {
      line: line('✗', 'not measured'),
      missed: `${what}: not measured (${reason}), budget ${limitOf(budget)} ${unit}`,
    }
  }
  if (isWithin(budget, figure)) return { line: line('✓', rounded(figure)) }
  return {
    line: line('✗', rounded(figure)),
    missed: `${what}: ${rounded(figure)} ${unit}, budget ${limitOf(budget)} ${unit}`,
  }
}

/** @param {Budget} budget @param {readonly import('./peers.mjs').Peer[]} peers */
function sourceOf({ against }, peers) {
  const peer = peers.find(({ id }) => id === against)
  return peer?.reference === undefined ? '' : ` (${peer.reference} is a ${REFERENCE})`
}

/** @param {Budget} budget */
function elsewhereRow(budget) {
  return `· ${budget.what.padEnd(WIDTH)} ${''.padStart(12)} ${limitOf(budget).padStart(8)} ${budget.unit}, measured by ${budget.by}`
}

/** @param {import('./peers.mjs').Peer} peer @param {Outcomes} outcomes */
function peerRow({ id, what, unit, by, reference, version, ours }, outcomes) {
  const named = what.replace('{version}', String((version && outcomes[by]?.figures[version]) ?? '')).replace(' ,', ',')
  const measured = figureOf(id, outcomes)
  const own = ours === undefined ? undefined : figureOf(ours, outcomes)
  const beside = own === undefined ? '' : `, ours ${rounded(own)}`
  if (reference !== undefined)
    return `${named.padEnd(WIDTH)} ${String(reference).padStart(12)} ${unit}${beside} (${REFERENCE})`
  if (measured === undefined)
    return `${named.padEnd(WIDTH)} ${'not measured'.padStart(12)} (${reasonFor(id, by, outcomes)})`
  return `${named.padEnd(WIDTH)} ${rounded(measured).padStart(12)} ${unit}${beside}`
}

/** @param {string} id @param {Outcomes} outcomes @returns {number | undefined} */
function figureOf(id, outcomes) {
  const figure = Object.values(outcomes).find(({ figures }) => id in figures)?.figures[id]
  return typeof figure === 'number' ? figure : undefined
}

/** @param {string} id Of a figure that is missing. @param {string} name Of its measure. @param {Outcomes} outcomes */
function reasonFor(id, name, { [name]: outcome }) {
  return outcome?.notMeasured[id] ?? outcome?.notMeasured[name] ?? 'its measure gave no such figure'
}

/** @param {Budget} budget */
function limitOf({ atLeast, atMost }) {
  return atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`
}

/** @param {Budget} budget @param {number} figure */
function isWithin({ atLeast, atMost }, figure) {
  return (atLeast === undefined || figure >= atLeast) && (atMost === undefined || figure <= atMost)
}

/** @param {number} figure */
function rounded(figure) {
  return Number.isInteger(figure) || figure >= 1000 ? String(Math.round(figure)) : figure.toPrecision(4)
}

/** @param {string} title @param {readonly string[]} lines */
function section(title, lines) {
  return lines.length === 0 ? '' : `${title}\n${lines.map((line) => `  ${line}\n`).join('')}\n`
}
