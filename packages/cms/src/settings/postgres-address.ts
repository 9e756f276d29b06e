/** A port as an address has it. */
const PORT = /^\d{1,5}$/

/** Characters that end the part with user and password of an address, and the way to write them in it. */
const WRITTEN: Readonly<Record<string, string>> = { '#': '%23', '/': '%2F', '?': '%3F' }

/**
 * Finds the character of a user or a password that ends them too early: what follows, up to the `@` before the host, is read
 * as something else.
 *
 * @param address As the operator wrote it: `postgres://user:password@host:5432/database`.
 * @returns Undefined where there is none.
 */
export function strayCharacter(address: string): string | undefined {
  const rest = address.slice(address.indexOf('://') + '://'.length)
  const end = rest.search(/[#/?]/)
  const [before, stray = '', after] = [rest.slice(0, Math.max(end, 0)), rest.charAt(end), rest.slice(end + 1)]
  if (end < 0 || before.includes('@') || !before.includes(':') || !after.includes('@')) return undefined
  const [, port = ''] = before.split(':')
  // Without a user, host and port stand there, and a field may have an "@": `postgres://host:5432/site?user=ann@server`.
  const isHost = stray !== '#' && PORT.test(port) && /^[^@]*[?=]/.test(after)
  return isHost ? undefined : stray
}

/** One sentence about such a character, without what stands around it. */
export function strayCharacterProblem(address: string): string | undefined {
  const stray = strayCharacter(address)
  if (stray === undefined) return undefined
  return (
    `DATABASE_URL cannot be read: the user or the password has "${stray}", which ends them there. ` +
    `Give ${WRITTEN[stray]} in its place; likewise %25 for "%" and %40 for "@".`
  )
}
