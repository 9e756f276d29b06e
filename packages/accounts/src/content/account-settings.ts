import { administrators } from '@vitrine/content/access'
import { person, sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import { transactionOf } from '@vitrine/content/sql'
import { APIError, type GlobalConfig } from 'payload'
import { FACTOR_RULES, type FactorRule, needsFactor } from '../core/factor-rule.ts'
import { readFactor } from '../store/factor-store.ts'
import { endSessionsWithoutFactor } from '../store/sessions.ts'

const BAD_REQUEST = 400

const RULE_LABELS: Readonly<Record<FactorRule, string>> = {
  nobody: 'Nobody, but anyone may set one up',
  administrators: 'Administrators',
  everybody: 'Everybody',
}

/** Requirements for accounts. */
export const accountSettings: GlobalConfig = {
  slug: 'account-settings',
  versions: false,
  lockDocuments: editLock,
  label: 'Signing in',
  access: { read: administrators, update: administrators },
  admin: { ...sidebarPlace('Settings', 'key') },
  fields: [
    {
      name: 'secondFactor',
      label: 'Who needs a second factor',
      type: 'select',
      required: true,
      defaultValue: 'nobody',
      options: FACTOR_RULES.map((rule) => ({ value: rule, label: RULE_LABELS[rule] })),
      admin: {
        description:
          'People without one are signed out and set it up when they next sign in: a six-digit code from an app on their phone.',
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
        throw new APIError(
          'Turn on a second factor for your own account first, on its page. You would be signed out.',
          BAD_REQUEST,
          null,
          true,
        )
      },
    ],
    afterChange: [
      async ({ doc, req }) => endSessionsWithoutFactor(req.payload, doc.secondFactor, await transactionOf(req)),
    ],
  },
}
