import { startProgram } from './program.mjs'

/**
 * Runs a program of the site that tells its parent how far it is, and at the end what came of it.
 *
 * @param {'search' | 'posts' | 'accounts' | 'import' | 'backup' | 'static-export' | 'media'} name
 * @param {readonly string[]} args
 * @param {(text: string) => void} progress
 * @returns {Promise<{ code: number, result: string }>} Rejected with what it complained of when nothing came of it.
 */
export function runProgram(name, args, progress) {
  return new Promise((resolve, reject) => {
    const child = startProgram(name, args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let [result, complaint] = ['', '']
    child.stderr?.on('data', (chunk) => {
      complaint += chunk
    })
    child.on('message', (/** @type {{ kind: string, text: string }} */ { kind, text }) => {
      if (kind === 'result') result = text
      else progress(text)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (result !== '') resolve({ code: code ?? 1, result })
      else reject(new Error(complaint.trim() || 'It failed.'))
    })
  })
}
