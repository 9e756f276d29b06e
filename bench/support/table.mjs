/**
 * @typedef {{ id: string, what: string, unit: string, atLeast?: number, atMost?: number }} Budget
 */

/**
 * Sets measured figures against their budgets.
 *
 * @param {readonly Budget[]} budgets
 * @param {Readonly<Record<string, unknown>>} figures
 * @returns {{ text: string, kept: boolean }} `kept` is false when a figure is missing or over its budget.
 */
export function table(budgets, figures) {
  const rows = budgets.map((budget) => {
    const figure = figures[budget.id]
    const kept = typeof figure === 'number' && isKept(budget, figure)
    const shown = typeof figure === 'number' ? figure.toPrecision(3) : 'not measured'
    const limit = budget.atLeast === undefined ? `≤ ${budget.atMost}` : `≥ ${budget.atLeast}`
    return {
      kept,
      line: `${kept ? '✓' : '✗'} ${budget.what.padEnd(84)} ${shown.padStart(12)} ${limit.padStart(8)} ${budget.unit}`,
    }
  })
  return { text: rows.map(({ line }) => line).join('\n'), kept: rows.every(({ kept }) => kept) }
}

/** @param {Budget} budget @param {number} figure */
function isKept({ atLeast, atMost }, figure) {
  return (atLeast === undefined || figure >= atLeast) && (atMost === undefined || figure <= atMost)
}
