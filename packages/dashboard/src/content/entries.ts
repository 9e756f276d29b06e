import type { AdminLabel } from '@vitrine/content/core'
import type { DashboardEntries } from '@vitrine/kit/feature'
import type { Payload } from 'payload'

/** A first step that the settings of the machine decide, not an editor. */
export interface OwnStep {
  readonly title: AdminLabel
  /** Sentence that says how. */
  readonly text: AdminLabel
  readonly isDone: boolean
}

interface DashboardSettings {
  readonly entries: Required<DashboardEntries>
  readonly ownSteps: readonly OwnStep[]
}

const NAME = 'dashboard'

const NONE: DashboardSettings = { entries: { waiting: [], newest: [], reports: [], firstSteps: [] }, ownSteps: [] }

/**
 * Settings of the dashboard, as part of `custom` of Payload's config.
 *
 * @param machine Settings that an owner makes outside the admin.
 */
export function dashboardSettings(
  parts: readonly DashboardEntries[],
  machine: { readonly siteUrl: string; readonly sendsMail: boolean },
): Readonly<Record<typeof NAME, DashboardSettings>> {
  return {
    [NAME]: {
      entries: {
        waiting: parts.flatMap(({ waiting = [] }) => waiting),
        newest: parts.flatMap(({ newest = [] }) => newest),
        reports: parts.flatMap(({ reports = [] }) => reports),
        firstSteps: parts.flatMap(({ firstSteps = [] }) => firstSteps),
      },
      ownSteps: [
        {
          title: { en: 'Let the site send mail', de: 'E-Mail-Versand einrichten' },
          text: {
            en: 'Set SMTP_URL to your mail server and MAIL_FROM to an address of yours, then restart the site.',
            de: 'SMTP_URL auf den Mailserver und MAIL_FROM auf eine eigene Adresse setzen, dann die Website neu starten.',
          },
          isDone: machine.sendsMail,
        },
        {
          title: { en: 'Give the site its address', de: 'Der Website ihre Adresse geben' },
          text: {
            en: 'Set SITE_URL to the address that visitors use, such as https://www.example.com, then restart the site.',
            de: 'SITE_URL auf die Adresse setzen, die Besucher verwenden, etwa https://www.example.com, dann die Website neu starten.',
          },
          isDone: machine.siteUrl.startsWith('https:'),
        },
      ],
    },
  }
}

/** Settings of the dashboard of a running site. */
export function dashboardOf({ config }: Pick<Payload, 'config'>): DashboardSettings {
  return config.custom?.[NAME] ?? NONE
}
