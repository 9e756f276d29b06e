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
    { title: 'Version', state: 'good', text: `This is Vitrine ${version}.`, brief: `Vitrine ${version}` },
  ]
}

function addressFinding(siteUrl: string): HealthFinding {
  const title = 'Address'
  const { protocol, hostname } = new URL(siteUrl)
  if (hostname === 'localhost' || /^127\./.test(hostname)) {
    return {
      title,
      state: 'attention',
      text: `The site calls itself ${siteUrl}, which nobody else can reach. Set SITE_URL to its public address.`,
    }
  }
  if (protocol !== 'https:') {
    return {
      title,
      state: 'attention',
      text: `Visitors reach ${siteUrl} without encryption. Put a certificate in front of it, and set SITE_URL to https.`,
    }
  }
  return { title, state: 'good', text: `Visitors reach the site at ${siteUrl}, encrypted.` }
}

function mailFinding(sendsMail: boolean): HealthFinding {
  return sendsMail
    ? { title: 'Mail server', state: 'good', text: 'Mails are handed to a mail server.' }
    : {
        title: 'Mail server',
        state: 'attention',
        text: 'No mail is sent: messages are stored, and mails are written as files into the outbox. Set SMTP_URL to your mail server.',
      }
}

function diskFinding(disk: Disk | undefined): readonly HealthFinding[] {
  if (!disk) return []
  const title = 'Disk'
  const space = `${(disk.free / GIGABYTE).toFixed(1)} GB of ${(disk.total / GIGABYTE).toFixed(0)} GB are free.`
  if (disk.free < NO_SPACE_BYTES) {
    return [
      { title, state: 'broken', text: `${space} Uploads, messages and backups fail when it is full. Make room now.` },
    ]
  }
  if (disk.free < LITTLE_SPACE_BYTES) {
    return [{ title, state: 'attention', text: `${space} Make room, or keep fewer backups here.` }]
  }
  return [{ title, state: 'good', text: space }]
}

function nodeFinding({ node, now }: Pick<MachineFacts, 'node' | 'now'>): HealthFinding {
  const title = 'Node'
  const end = NODE_ENDS[Number(node.split('.')[0])]
  if (end !== undefined && now.getTime() > Date.parse(end)) {
    return {
      title,
      state: 'attention',
      text: `Node ${node} has had no security updates since ${end}. Update to version 24.`,
    }
  }
  return {
    title,
    state: 'good',
    text: `Node ${node} gets security updates${end === undefined ? '' : ` until ${end}`}.`,
  }
}
