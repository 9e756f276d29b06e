import { readFileSync } from 'node:fs'
import { startProgram } from '../../../scripts/launch/program.mjs'

/**
 * Runs the command `import` on SQLite, and looks at its memory until it ends.
 *
 * @param {readonly string[]} args
 * @param {string} dataDir
 * @returns {Promise<{ seconds: number, peak: number | undefined }>} `peak` in megabytes (10^6 bytes); only on Linux.
 */
export function runImport(args, dataDir) {
  const begun = performance.now()
  const child = startProgram('import', args, {
    env: { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  /** @type {number | undefined} */
  let peak
  const sampling = setInterval(() => {
    peak = peakOf(child.pid) ?? peak
  }, 50)
  return new Promise((resolve, reject) => {
    let result = ''
    child.on('message', (/** @type {{ kind: string, text: string }} */ { kind, text }) => {
      peak = peakOf(child.pid) ?? peak
      if (kind === 'result') result = text
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      clearInterval(sampling)
      if (result === '') reject(new Error(`The import ended with ${code} and said nothing.`))
      else resolve({ seconds: (performance.now() - begun) / 1000, peak })
    })
  })
}

/** @param {number | undefined} pid @returns {number | undefined} Highest resident memory so far, in megabytes. */
function peakOf(pid) {
  try {
    const kilobytes = /^VmHWM:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : (Number(kilobytes) * 1024) / 1e6
  } catch {
    // It has ended, or this is no Linux.
    return undefined
  }
}
