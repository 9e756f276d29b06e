/**
 * Request of a call of the soak command.
 *
 * @typedef {{ readonly kind: 'list', readonly complaint?: string }} ListRequest
 * @typedef {{ readonly kind: 'run', readonly name: string, readonly rounds: number, readonly seed: number }} RunRequest
 * @typedef {{ readonly kind: 'all', readonly runs: readonly RunRequest[] }} AllRequest
 */

/** Name that stands for every soak. */
const ALL = 'all'

/**
 * @param {readonly string[]} words Arguments of the command.
 * @param {Readonly<Record<string, { readonly rounds: number }>>} soaks
 * @returns {ListRequest | RunRequest | AllRequest}
 */
export function parseRequest(words, soaks) {
  const [name, ...options] = words
  if (name === undefined || name === '--help') return { kind: 'list' }
  if (name === ALL) {
    if (options.length > 0) return { kind: 'list', complaint: `${ALL} takes nothing after it.` }
    return { kind: 'all', runs: Object.entries(soaks).map(([one, { rounds }]) => runOf(one, rounds)) }
  }
  const soak = Object.hasOwn(soaks, name) ? soaks[name] : undefined
  if (!soak) return { kind: 'list', complaint: `There is no soak called "${name}".` }
  const numbers = { '--rounds': soak.rounds, '--seed': 0 }
  for (let index = 0; index < options.length; index += 2) {
    const [option = '', value = ''] = options.slice(index, index + 2)
    if (!isOption(option)) return { kind: 'list', complaint: `There is no option "${option}".` }
    if (!/^\d{1,9}$/.test(value)) return { kind: 'list', complaint: `${option} takes a whole number.` }
    numbers[option] = Number(value)
  }
  return runOf(name, numbers['--rounds'], numbers['--seed'])
}

/** @param {string} name @param {number} rounds @returns {RunRequest} */
function runOf(name, rounds, seed = 0) {
  return { kind: 'run', name, rounds, seed }
}

/** @param {string} option @returns {option is '--rounds' | '--seed'} */
function isOption(option) {
  return option === '--rounds' || option === '--seed'
}
