import { existsSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/** Name of the file that a packed copy has: it names its packages. */
export const PACKED_FILE = 'packed.json'

/** True in a copy made by `npm run image`: it holds what was installed and built, and what that was made from is not there. */
export const isPacked = existsSync(inRoot(PACKED_FILE))
