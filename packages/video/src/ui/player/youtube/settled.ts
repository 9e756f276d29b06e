import { wait } from '../../wait.ts'

/** A change takes a message there and one back: how often to look whether it has come, and how long at most. */
const SETTLE_CHECK_MS = 25
const SETTLE_MAX_MS = 1000

/** Settles when it is so, or after a while: YouTube answers no command. */
export async function settled(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < SETTLE_MAX_MS; waited += SETTLE_CHECK_MS) await wait(SETTLE_CHECK_MS)
}
