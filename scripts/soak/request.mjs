/**
 * Request of a call of the soak command.
 *
 * @typedef {{ readonly kind: 'list', readonly complaint?: string }} ListRequest
 * @typedef {{ readonly kind: 'run', readonly name: string, readonly rounds: number, readonly seed: number }} RunRequest
 */

/**
 * @param {readonly string[]} words Arguments of the command.
 * @param {Readonly<Record<string, { readonly rounds: number }>>} soaks
 * @returns {ListRequest | RunRequest}
 */
export function parseRequest(words, soaks) {
  const [name, ...options] = words
  if (name === undefined || name === '--help') return { kind: 'list' }
  const soak = Object.hasOwn(soaks, name) ? soaks[name] : undefined
  if (!soak) return { kind: 'list', complaint: `There is no soak called "${name}".` }
  const numbers = { '--rounds': soak.rounds, '--seed': 0 }
  for (let index = 0; index < options.length; index += 2) {
    const [option = '', value = ''] = options.slice(index, index + 2)
    if (!isOption(option)) return { kind: 'list', complaint: `There is no option "${option}".` }
    if (!/^\d{1,9}$/.test(value)) return { kind: 'list', complaint: `${option} takes a whole number.` }
    numbers[option] = Number(value)
  }
  return { kind: 'run', name, rounds: numbers['--rounds'], seed: numbers['--seed'] }
}

/** @param {string} option @returns {option is '--rounds' | '--seed'} */
function isOption(option) {
  return option === '--rounds' || option === '--seed'
}
