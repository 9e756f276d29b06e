import { startProgram } from '../../scripts/launch/program.mjs'

/** Runs a command of the site to its end. @returns What it said at its end. @throws With what it complained of. */
export function runCommand(
  program: 'backup' | 'media' | 'seed',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = startProgram(program, args, { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let result = ''
    let complaint = ''
    child.stderr?.on('data', (chunk) => {
      complaint += chunk
    })
    child.on('message', (message: { readonly kind?: string; readonly text?: string }) => {
      if (message.kind === 'result') result = message.text ?? ''
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(result)
      else reject(new Error(`${program} ${args.join(' ')} ended with ${code}: ${complaint.trim() || result}`))
    })
  })
}
