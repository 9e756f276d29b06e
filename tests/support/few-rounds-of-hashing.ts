import crypto, { pbkdf2 } from 'node:crypto'

/** Rounds of hashing a password for one that tests do. Payload takes 600,000: a quarter of a second each time. */
const ROUNDS_PER_ROUND = 1000

const withFewRounds = (...[password, salt, rounds, ...others]: Parameters<typeof pbkdf2>) =>
  pbkdf2(password, salt, Math.ceil(rounds / ROUNDS_PER_ROUND), ...others)

// Setup file. Payload has no setting for its rounds, and asks this object of Node. A password that is hashed here opens no
// site in another process.
Object.assign(crypto, { pbkdf2: withFewRounds })
