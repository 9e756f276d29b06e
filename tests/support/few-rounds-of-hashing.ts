import crypto, { pbkdf2 } from 'node:crypto'

/** Rounds of hashing a password for one that tests do. Payload takes 600,000: a quarter of a second each time. */
const ROUNDS_PER_ROUND = 1000

/**
 * Node's own function, kept where each file of a lane finds it: a test that replaces a function of Node for all who import
 * it (`syncBuiltinESMExports`) makes the import above this file's own.
 */
const OWN = Symbol.for('vitrine: pbkdf2 of Node')
const known: typeof crypto & { [OWN]?: typeof pbkdf2 } = crypto
known[OWN] ??= pbkdf2
const hash = known[OWN]

const withFewRounds = (...[password, salt, rounds, ...others]: Parameters<typeof pbkdf2>) =>
  hash(password, salt, Math.ceil(rounds / ROUNDS_PER_ROUND), ...others)

// Setup file. Payload has no setting for its rounds, and asks this object of Node. A password that is hashed here opens no
// site in another process.
Object.assign(crypto, { pbkdf2: withFewRounds })
