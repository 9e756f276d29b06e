import { spawn } from 'node:child_process'

/** Characters of a failed command's output that are shown. */
const SHOWN_OUTPUT = 6_000

/**
 * Runs a command to its end, quietly.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, progress?: (text: string) => void }} [options]
 * @returns {Promise<string>} What it printed.
 * @throws {Error} with the end of its output when it fails.
 */
export function run(command, args, { cwd, env, progress } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const take = (/** @type {Buffer} */ chunk) => {
      output += chunk
      const line = String(chunk).trim().split('\n').at(-1)?.trim()
      if (line) progress?.(line)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve(output)
      reject(new Error(`${command} ${args.join(' ')} ended with ${code}.\n${output.slice(-SHOWN_OUTPUT)}`))
    })
  })
}

/**
 * Runs a command with its output on this terminal.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>} Its exit code; 1 when a signal ended it.
 */
export function runVisibly(command, args, { cwd, env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
