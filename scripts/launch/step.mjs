/** Milliseconds between two updates of a progress line. */
const PROGRESS_INTERVAL_MS = 200

const terminal = process.stdout.isTTY === true

/** @typedef {{ readonly isAlone?: boolean }} StepOptions `isAlone`: nothing else prints meanwhile, so its line may tick. */

/**
 * Runs one step and prints one line for it: a mark, what was done, how long it took.
 *
 * @template T
 * @param {string} doing What is under way: "Building the site".
 * @param {string} done What was done: "Site built".
 * @param {(progress: (text: string) => void) => Promise<T>} work
 * @param {StepOptions} [options]
 * @returns {Promise<T>}
 */
export async function step(doing, done, work, { isAlone = true } = {}) {
  const ticks = terminal && isAlone
  const start = Date.now()
  let detail = ''
  const show = () => process.stdout.write(`\r\x1b[K  … ${doing} ${seconds(start)}${detail && ` · ${detail}`}`)
  const ticking = ticks ? setInterval(show, PROGRESS_INTERVAL_MS) : undefined
  if (!ticks) process.stdout.write(`  … ${doing}\n`)
  try {
    const result = await work((text) => {
      detail = text.slice(0, 60)
    })
    finish(`  ✓ ${done.padEnd(44)} ${seconds(start)}\n`, ticks)
    return result
  } catch (error) {
    finish(`  ✗ ${doing} failed after ${seconds(start)}\n`, ticks)
    throw error
  } finally {
    clearInterval(ticking)
  }
}

/** @param {string} line @param {boolean} ticks */
function finish(line, ticks) {
  process.stdout.write(ticks ? `\r\x1b[K${line}` : line)
}

/** @param {number} start */
function seconds(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`
}
