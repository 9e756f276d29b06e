import type { RunningSite } from '@vitrine/kit/server'
import type { BackupSettings } from '../core/backup-settings.ts'

/** Characters of what the program says that are kept. */
const MAX_MESSAGE_LENGTH = 4_000

/** How a backup ended. */
export interface BackupOutcome {
  readonly state: 'good' | 'failed'
  /** Result or complaint of the program. */
  readonly message: string
}

/**
 * Makes one backup by the program of the command, as an operator would. Never rejects.
 *
 * @param signal Ends the program when it aborts.
 */
export function runBackup(
  startProgram: RunningSite['startProgram'],
  { keep, isVerified, isEncrypted }: Pick<BackupSettings, 'keep' | 'isVerified' | 'isEncrypted'>,
  signal: AbortSignal,
): Promise<BackupOutcome> {
  const args = [
    'backup',
    '--keep',
    String(keep),
    ...(isVerified ? ['--verify'] : []),
    ...(isEncrypted ? ['--encrypt'] : []),
  ]
  return new Promise((resolve) => {
    const child = startProgram('backup', args)
    let [result, complaint] = ['', '']
    const end = () => child.kill('SIGTERM')
    signal.addEventListener('abort', end, { once: true })
    child.stderr?.on('data', (chunk) => {
      complaint = (complaint + chunk).slice(-MAX_MESSAGE_LENGTH)
    })
    child.on('message', ({ kind, text }: { kind: string; text: string }) => {
      if (kind === 'result') result = text
    })
    child.on('error', (error) => resolve({ state: 'failed', message: error.message }))
    child.on('close', (code) => {
      signal.removeEventListener('abort', end)
      if (code === 0 && result !== '') resolve({ state: 'good', message: result.slice(0, MAX_MESSAGE_LENGTH) })
      else resolve({ state: 'failed', message: complaint.trim() || `The program ended with ${code ?? 'a signal'}.` })
    })
  })
}
