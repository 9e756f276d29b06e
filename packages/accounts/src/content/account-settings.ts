import { administrators } from '@vitrine/content/access'
import { refusal } from '@vitrine/content/answers'
import { person, sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import { transactionOf } from '@vitrine/content/sql'
import type { AdminLabel } from '@vitrine/kit/core'
import type { GlobalConfig } from 'payload'
import { FACTOR_RULES, type FactorRule, needsFactor } from '../core/factor-rule.ts'
import { readFactor } from '../store/factor-store.ts'
import { endSessionsWithoutFactor } from '../store/sessions.ts'

const BAD_REQUEST = 400

const RULE_LABELS: Readonly<Record<FactorRule, AdminLabel>> = {
  nobody: { en: 'Nobody, but anyone may set one up', de: 'Niemand, aber alle können einen einrichten' },
  administrators: { en: 'Administrators', de: 'Administration' },
  everybody: { en: 'Everybody', de: 'Alle' },
}

/** Requirements for accounts. */
export const accountSettings: GlobalConfig = {
  slug: 'account-settings',
  versions: false,
  lockDocuments: editLock,
  label: { en: 'Signing in', de: 'Anmeldung' },
  access: { read: administrators, update: administrators },
  admin: { ...sidebarPlace('Settings', 'key', 'people') },
  fields: [
    {
      name: 'secondFactor',
      label: { en: 'Who needs a second factor', de: 'Wer einen zweiten Faktor braucht' },
      type: 'select',
      required: true,
      defaultValue: 'nobody',
      options: FACTOR_RULES.map((rule) => ({ value: rule, label: RULE_LABELS[rule] })),
      admin: {
        description: {
          en: 'People without one are signed out and set it up when they next sign in: a six-digit code from an app on their phone.',
          de: 'Wer keinen hat, wird abgemeldet und richtet ihn bei der nächsten Anmeldung ein: ein sechsstelliger Code aus einer App auf dem Telefon.',
        },
      },
    },
  ],
  hooks: {
    beforeChange: [
      async ({ data, req }) => {
        const who = person(req.user)
        if (!who || !needsFactor(data.secondFactor, who.role)) return data
        const own = await readFactor(req.payload, Number(who.id), await transactionOf(req))
        if (own?.since !== undefined) return data
        throw refusal(
          {
            en: 'Turn on a second factor for your own account first, on its page. You would be signed out.',
            de: 'Schalten Sie zuerst für Ihr eigenes Konto einen zweiten Faktor ein, auf dessen Seite. Sie würden sonst abgemeldet.',
          },
          { status: BAD_REQUEST, req },
        )
      },
    ],
    afterChange: [
      async ({ doc, req }) => endSessionsWithoutFactor(req.payload, doc.secondFactor, await transactionOf(req)),
    ],
  },
}
