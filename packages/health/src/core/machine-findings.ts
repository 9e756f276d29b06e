import type { HealthFinding } from '@vitrine/kit/core'

/** Bytes on the disk of the data folder. */
export interface Disk {
  readonly free: number
  readonly total: number
}

/** Facts about the machine and the settings of a site. */
export interface MachineFacts {
  readonly siteUrl: string
  /** True if a mail server is set. */
  readonly sendsMail: boolean
  /** Undefined: the disk did not say. */
  readonly disk: Disk | undefined
  /** Version of Node without a `v`, such as `24.11.0`. */
  readonly node: string
  /** Version of Vitrine, such as `0.1.0`. */
  readonly version: string
  readonly now: Date
}

const GIGABYTE = 1_000_000_000

/** Bytes below which a disk soon has no room for a backup and new pictures. */
const LITTLE_SPACE_BYTES = 2 * GIGABYTE

/** Bytes below which nothing may be stored before long. */
const NO_SPACE_BYTES = GIGABYTE / 5

/** Last days of versions of Node in which they get security updates. https://github.com/nodejs/release */
const NODE_ENDS: Readonly<Record<number, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  26: '2029-04-30',
}

/** Findings for the owner about the machine and the settings. */
export function machineFindings(facts: MachineFacts): readonly HealthFinding[] {
  const { siteUrl, sendsMail, disk, version } = facts
  return [
    addressFinding(siteUrl),
    mailFinding(sendsMail),
    ...diskFinding(disk),
    nodeFinding(facts),
    {
      title: { en: 'Version', de: 'Version' },
      state: 'good',
      text: { en: `This is Vitrine ${version}.`, de: `Dies ist Vitrine ${version}.` },
      brief: `Vitrine ${version}`,
    },
  ]
}

function addressFinding(siteUrl: string): HealthFinding {
  const title = { en: 'Address', de: 'Adresse' }
  const { protocol, hostname } = new URL(siteUrl)
  if (hostname === 'localhost' || /^127\./.test(hostname)) {
    return {
      title,
      state: 'attention',
      text: {
        en: `The site calls itself ${siteUrl}, which nobody else can reach. Set SITE_URL to its public address.`,
        de: `Die Website nennt sich ${siteUrl}, was niemand sonst erreicht. SITE_URL auf ihre öffentliche Adresse setzen.`,
      },
    }
  }
  if (protocol !== 'https:') {
    return {
      title,
      state: 'attention',
      text: {
        en: `Visitors reach ${siteUrl} without encryption. Put a certificate in front of it, and set SITE_URL to https.`,
        de: `Besucher erreichen ${siteUrl} unverschlüsselt. Ein Zertifikat davorsetzen und SITE_URL auf https stellen.`,
      },
    }
  }
  const text = {
    en: `Visitors reach the site at ${siteUrl}, encrypted.`,
    de: `Besucher erreichen die Website unter ${siteUrl}, verschlüsselt.`,
  }
  return { title, state: 'good', text }
}

function mailFinding(sendsMail: boolean): HealthFinding {
  const title = { en: 'Mail server', de: 'Mailserver' }
  return sendsMail
    ? {
        title,
        state: 'good',
        text: { en: 'Mails are handed to a mail server.', de: 'E-Mails werden einem Mailserver übergeben.' },
      }
    : {
        title,
        state: 'attention',
        text: {
          en: 'No mail is sent: messages are stored, and mails are written as files into the outbox. Set SMTP_URL to your mail server.',
          de: 'Es wird keine E-Mail gesendet: Nachrichten werden gespeichert, E-Mails als Dateien in den Postausgang geschrieben. SMTP_URL auf den Mailserver setzen.',
        },
      }
}

function diskFinding(disk: Disk | undefined): readonly HealthFinding[] {
  if (!disk) return []
  const title = { en: 'Disk', de: 'Speicherplatz' }
  const [free, total] = [(disk.free / GIGABYTE).toFixed(1), (disk.total / GIGABYTE).toFixed(0)]
  const space = {
    en: `${free} GB of ${total} GB are free.`,
    de: `${free.replace('.', ',')} GB von ${total} GB sind frei.`,
  }
  if (disk.free < NO_SPACE_BYTES) {
    const text = {
      en: `${space.en} Uploads, messages and backups fail when it is full. Make room now.`,
      de: `${space.de} Ist er voll, scheitern Uploads, Nachrichten und Backups. Jetzt Platz schaffen.`,
    }
    return [{ title, state: 'broken', text }]
  }
  if (disk.free < LITTLE_SPACE_BYTES) {
    const text = {
      en: `${space.en} Make room, or keep fewer backups here.`,
      de: `${space.de} Platz schaffen oder hier weniger Backups behalten.`,
    }
    return [{ title, state: 'attention', text }]
  }
  return [{ title, state: 'good', text: space }]
}

function nodeFinding({ node, now }: Pick<MachineFacts, 'node' | 'now'>): HealthFinding {
  const title = { en: 'Node', de: 'Node' }
  const end = NODE_ENDS[Number(node.split('.')[0])]
  if (end !== undefined && now.getTime() > Date.parse(end)) {
    return {
      title,
      state: 'attention',
      text: {
        en: `Node ${node} has had no security updates since ${end}. Update to version 24.`,
        de: `Node ${node} bekommt seit dem ${end} keine Sicherheitsupdates. Auf Version 24 aktualisieren.`,
      },
    }
  }
  return {
    title,
    state: 'good',
    text: {
      en: `Node ${node} gets security updates${end === undefined ? '' : ` until ${end}`}.`,
      de: `Node ${node} bekommt${end === undefined ? '' : ` bis zum ${end}`} Sicherheitsupdates.`,
    },
  }
}
