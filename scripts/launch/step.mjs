/** Milliseconds between two updates of a progress line. */
const PROGRESS_INTERVAL_MS = 200

const terminal = process.stdout.isTTY === true

/**
 * Runs one step and prints one line for it: a mark, what was done, how long it took.
 *
 * @template T
 * @param {string} doing What is under way: "Building the site".
 * @param {string} done What was done: "Site built".
 * @param {(progress: (text: string) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(doing, done, work) {
  const start = Date.now()
  let detail = ''
  const show = () => process.stdout.write(`\r\x1b[K  … ${doing} ${seconds(start)}${detail && ` · ${detail}`}`)
  const ticking = terminal ? setInterval(show, PROGRESS_INTERVAL_MS) : undefined
  if (!terminal) process.stdout.write(`  … ${doing}\n`)
  try {
    const result = await work((text) => {
      detail = text.slice(0, 60)
    })
    finish(`  ✓ ${done.padEnd(44)} ${seconds(start)}\n`)
    return result
  } catch (error) {
    finish(`  ✗ ${doing} failed after ${seconds(start)}\n`)
    throw error
  } finally {
    clearInterval(ticking)
  }
}

/** @param {string} line */
function finish(line) {
  process.stdout.write(terminal ? `\r\x1b[K${line}` : line)
}

/** @param {number} start */
function seconds(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`
}
