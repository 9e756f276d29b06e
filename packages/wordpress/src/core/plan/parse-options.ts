import { isSlug, MAX_SLUG_LENGTH } from '@vitrine/content/core'
import { parseSiteZone } from '../dates/site-zone.ts'
import { MAIL_SENDERS } from '../forms/mail-sender.ts'
import { EXAMPLE_CHOICES } from './example-choice.ts'
import type { ChosenPlace } from './kinds.ts'
import { menuLocationsIn } from './menu-locations.ts'
import type { GivenOptions } from './options.ts'

/** Longest text of one option, in characters; and most entries of a list. */
const MAX_LENGTH = 500
const MAX_ENTRIES = 200

export interface ParsedOptions {
  readonly options: GivenOptions
  /** One sentence for each value that cannot be used, and what to give instead. */
  readonly problems: readonly string[]
}

/** An option: its names in the file, and what it becomes. Undefined for a value that it cannot have. */
interface Option {
  readonly names: readonly string[]
  readonly read: (value: unknown) => GivenOptions | undefined
  readonly wants: string
}

const CHOICES: readonly ChosenPlace[] = ['post', 'page', 'project', 'report']

const OPTIONS: readonly Option[] = [
  textOption(['title', 'blogname'], (title) => ({ title })),
  textOption(['tagline', 'blogdescription'], (tagline) => ({ tagline })),
  {
    names: ['address', 'home', 'url', 'siteurl'],
    wants: 'an address such as https://old.example',
    read: (value) =>
      typeof value === 'string' && /^https?:\/\/[^\s/?#]{1,255}[^\s?#]{0,200}$/i.test(value.trim())
        ? { address: value.trim().replace(/\/+$/, '') }
        : undefined,
  },
  {
    names: ['timezone', 'timezone_string', 'timeZone'],
    wants: 'a zone such as Europe/Berlin or UTC+5:30',
    read: readZone,
  },
  { names: ['gmt_offset'], wants: 'hours such as 5.5', read: readZone },
  textOption(['permalinks', 'permalink_structure'], (permalinks) => ({ permalinks })),
  textOption(['categoryBase', 'category_base'], (base) => ({ categoryBase: trimmed(base) || 'category' })),
  textOption(['tagBase', 'tag_base'], (base) => ({ tagBase: trimmed(base) || 'tag' })),
  {
    names: ['showOnFront', 'show_on_front'],
    wants: 'page or posts',
    read: (value) => (value === 'page' || value === 'posts' ? { showOnFront: value } : undefined),
  },
  idOption(['pageOnFront', 'page_on_front', 'frontPage'], (frontPage) => ({ frontPage })),
  {
    names: ['postsPerPage', 'posts_per_page'],
    wants: 'a whole number of posts, or -1 for all of them',
    read: (value) => {
      const count = typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value
      return typeof count === 'number' && Number.isSafeInteger(count) ? { postsPerPage: count } : undefined
    },
  },
  idOption(['pageForPosts', 'page_for_posts', 'postsPage'], (postsPage) => ({ postsPage })),
  {
    names: ['alsoHosts'],
    wants: 'a list of names such as old.example',
    read: (value) => {
      const hosts = listOf(value, /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/i)
      return hosts && { alsoHosts: hosts.map((host) => host.toLowerCase()) }
    },
  },
  slugOption('blogSlug'),
  slugOption('portfolioSlug'),
  textOption(['headerMenu'], (headerMenu) => ({ headerMenu })),
  textOption(['footerMenu'], (footerMenu) => ({ footerMenu })),
  {
    names: ['mainLanguage'],
    wants: 'the short name of a language, such as de',
    read: (value) =>
      typeof value === 'string' && /^[a-z]{2,3}(?:-[a-z\d]{2,8})?$/i.test(value) ? { mainLanguage: value } : undefined,
  },
  {
    names: ['passwords'],
    wants: 'draft or keep',
    read: (value) => (value === 'draft' || value === 'keep' ? { passwords: value } : undefined),
  },
  {
    names: ['privatePages'],
    wants: 'draft or members',
    read: (value) => (value === 'draft' || value === 'members' ? { privatePages: value } : undefined),
  },
  {
    names: ['sender'],
    wants: MAIL_SENDERS.join(' or '),
    read: (value) => {
      const sender = MAIL_SENDERS.find((one) => one === value)
      return sender && { sender }
    },
  },
  {
    names: ['trash'],
    wants: 'leave-out or draft',
    read: (value) => (value === 'leave-out' || value === 'draft' ? { trash: value } : undefined),
  },
  {
    names: ['exampleContent'],
    wants: EXAMPLE_CHOICES.join(' or '),
    read: (value) => {
      const choice = EXAMPLE_CHOICES.find((candidate) => candidate === value)
      return choice && { exampleContent: choice }
    },
  },
  {
    names: ['settings'],
    wants: 'true or false',
    read: (value) => (typeof value === 'boolean' ? { settings: value } : undefined),
  },
  { names: ['kinds'], wants: `a place for each kind: ${CHOICES.join(', ')}`, read: readKinds },
]

/**
 * Options from a JSON file: an object of them by name, or the list of `wp option list --format=json`.
 *
 * Names that are not known are passed over, since such a list has hundreds.
 */
export function parseOptions(json: unknown): ParsedOptions {
  const values = valuesOf(json)
  if (values === undefined) return { options: {}, problems: ['The options are not a JSON object of names and values.'] }
  let options: GivenOptions = {}
  const problems: string[] = []
  for (const option of OPTIONS) {
    const name = option.names.find((candidate) => values.has(candidate) && !isNothing(values.get(candidate)))
    if (name === undefined) continue
    const read = option.read(values.get(name))
    if (read) options = { ...options, ...read }
    else problems.push(`The option “${name}” cannot be used as it is: give ${option.wants}.`)
  }
  const menuLocations = menuLocationsIn(values)
  return { options: { ...options, ...(menuLocations && { menuLocations }) }, problems }
}

function valuesOf(json: unknown): ReadonlyMap<string, unknown> | undefined {
  if (Array.isArray(json)) {
    return new Map(
      json.flatMap((row: unknown) => {
        if (!isObject(row) || typeof row.option_name !== 'string') return []
        return [[row.option_name, row.option_value] as const]
      }),
    )
  }
  return isObject(json) ? new Map(Object.entries(json)) : undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** WordPress writes empty texts and zeros for options that were never set; only an empty structure means something. */
function isNothing(value: unknown): boolean {
  return value === null || value === undefined
}

function textOption(names: readonly string[], make: (text: string) => GivenOptions): Option {
  return {
    names,
    wants: `a text of at most ${MAX_LENGTH} characters`,
    read: (value) => (typeof value === 'string' && value.length <= MAX_LENGTH ? make(value.trim()) : undefined),
  }
}

/** Ids: numbers, or texts of digits as WordPress has them; 0 means none. */
function idOption(names: readonly string[], make: (id: number) => GivenOptions): Option {
  return {
    names,
    wants: 'the number of a page',
    read: (value) => {
      const id = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
      if (id === 0) return {}
      return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? make(id) : undefined
    },
  }
}

function slugOption(name: 'blogSlug' | 'portfolioSlug'): Option {
  return {
    names: [name],
    wants: 'letters, digits, underscores and single dashes, with a letter or digit at both ends',
    read: (value) =>
      typeof value === 'string' && value.length <= MAX_SLUG_LENGTH && isSlug(value)
        ? name === 'blogSlug'
          ? { blogSlug: value }
          : { portfolioSlug: value }
        : undefined,
  }
}

function readZone(value: unknown): GivenOptions | undefined {
  if (value === '') return {}
  const zone = parseSiteZone(String(value))
  if (!zone) return undefined
  return { timeZone: { zone, ...(zone.zone === 'named' && { name: zone.name }) } }
}

function readKinds(value: unknown): GivenOptions | undefined {
  if (!isObject(value)) return undefined
  const kinds = new Map<string, ChosenPlace>()
  for (const [kind, place] of Object.entries(value).slice(0, MAX_ENTRIES)) {
    const choice = CHOICES.find((candidate) => candidate === place)
    if (choice === undefined) return undefined
    kinds.set(kind, choice)
  }
  return { kinds: Object.fromEntries(kinds) }
}

function listOf(value: unknown, shape: RegExp): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_ENTRIES) return undefined
  const texts = value.filter((entry): entry is string => typeof entry === 'string' && shape.test(entry))
  return texts.length === value.length ? texts : undefined
}

function trimmed(base: string): string {
  return base.replace(/^\/+|\/+$/g, '')
}
