import { join } from 'node:path'
import { setupCode } from '@vitrine/accounts/setup'
import type { LoadedSettings } from '@vitrine/cms/settings'
import type { Payload } from 'payload'

/** Says to the program that started this one, if there is one, where the site is and who can sign in. */
export async function notifyLauncher(port: number, settings: LoadedSettings, payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  process.send?.({
    type: 'ready',
    url:
      settings.host === '0.0.0.0' || settings.host === '::'
        ? `http://localhost:${port}`
        : `http://${settings.host}:${port}`,
    admin: settings.admin,
    mails: settings.smtpUrl === undefined ? join(settings.dataDir, 'outbox') : 'sent by the mail server of SMTP_URL',
    ...(totalDocs === 0 && { setupCode: setupCode(settings.secret) }),
  })
}
