import type { FormReport } from './report.ts'

/** Types of form-tags that Vitrine's own templates know, without the star of required ones. */
const STARRED = ['text', 'email', 'url', 'tel', 'textarea', 'number', 'range', 'date', 'checkbox', 'select', 'file']
const PLAIN = ['radio', 'acceptance', 'quiz', 'captchac', 'captchar', 'count', 'hidden', 'reflection', 'output']
const NAMELESS = ['response', 'submit', 'stripe']

const KNOWN = new Set([...STARRED, ...STARRED.map((type) => `${type}*`), ...PLAIN, ...NAMELESS])

/** Types whose fields no mail can name. */
const NOT_FOR_MAIL = new Set([...NAMELESS, 'quiz', 'captchac', 'captchar', 'count', 'reflection', 'output'])

/** Replacement of a form-tag that no template here knows. */
type Fate =
  /** It goes: the site has its own, or nothing can stand for it. */
  | { readonly does: 'remove'; readonly code: string; readonly level: 'changed' | 'lost' }
  /** Another type of field asks for the same. */
  | { readonly does: 'rename'; readonly to: string }
  /** Its brackets go, what stands between them stays. */
  | { readonly does: 'unwrap'; readonly code: string }

const botCheck: Fate = { does: 'remove', code: 'form-bot-check', level: 'changed' }
const honeypot: Fate = { does: 'remove', code: 'form-honeypot', level: 'changed' }
const gone: Fate = { does: 'remove', code: 'form-tag-lost', level: 'lost' }
const as = (to: string): Fate => ({ does: 'rename', to })
const steps: Fate = { does: 'remove', code: 'form-steps', level: 'changed' }

/** Form-tags of other plugins by their name without a star. */
const FATES: Readonly<Record<string, Fate>> = {
  recaptcha: botCheck,
  turnstile: botCheck,
  hcaptcha: botCheck,
  'cf7-hcaptcha': botCheck,
  'cf7sr-simple-recaptcha': botCheck,
  'cf7sr-recaptcha': botCheck,
  'cf7sr-hcaptcha': botCheck,
  'cf7sr-turnstile': botCheck,
  'cf7-simple-turnstile': botCheck,
  cf7captcha: botCheck,
  cf7ic: botCheck,
  friendlycaptcha: botCheck,
  honeypot,
  'honeypot-cf7': honeypot,
  hp: honeypot,
  step: steps,
  multistep: steps,
  multiform: steps,
  previous: steps,
  cf7mls_step: steps,
  group: { does: 'unwrap', code: 'form-group' },
  repeater: { does: 'unwrap', code: 'form-repeater' },
  fieldset: { does: 'unwrap', code: 'form-group' },
  mc4wp_checkbox: gone,
  signature: gone,
  'signature-field': gone,
  country_auto: as('text'),
  countrytext: as('text'),
  country_text: as('text'),
  city_auto: as('text'),
  state_auto: as('text'),
  phonetext: as('tel'),
  phone: as('tel'),
  intl_tel: as('tel'),
  telephone: as('tel'),
  tel_intl: as('tel'),
  datepicker: as('date'),
  date_time: as('text'),
  datetime: as('text'),
  'date-time': as('text'),
  time: as('text'),
  timepicker: as('text'),
  color: as('text'),
  password: as('text'),
  search: as('text'),
  uploadfile: as('file'),
  mfile: as('file'),
  multifile: as('file'),
  multilinefile: as('file'),
  dropuploader: as('file'),
  slider: as('range'),
  posts: as('text'),
  dynamictext: as('text'),
  dynamichidden: as('hidden'),
}

/** Bounds of one form-tag in characters, and of all of a form: what is beyond them is text. */
const MAX_TAG_LENGTH = 4000

/** A word in brackets with what follows it, in double brackets when it is escaped. */
const TAG = new RegExp(
  `(\\[?)\\[(/?)([a-zA-Z][\\w-]{0,60}\\*?)((?:[\\s\\u200b][^[\\]]{0,${MAX_TAG_LENGTH}})?)\\](\\]?)`,
  'g',
)

/** A template that is ready to be kept, with the names of its fields. */
export interface ReadTemplate {
  readonly template: string
  /** Names that mails may use, dots as underscores. */
  readonly names: ReadonlySet<string>
}

/** Brings form-tags of other plugins to types that are known here; what cannot be is named and stays as it is. */
export function readTemplate(written: string, report: FormReport): ReadTemplate {
  const closed = new Set([...written.matchAll(/\[\/([a-zA-Z][\w-]{0,60}\*?)\]/g)].map(([, type = '']) => type))
  const unknown = new Set<string>()
  const template = written.replaceAll(TAG, (whole, open: string, slash: string, type: string, rest: string, close) => {
    if (open && close) return whole
    const inner = whole.slice(open.length, whole.length - String(close).length)
    return `${open}${replaced({ inner, slash, type, rest, closed }, report, unknown)}${close}`
  })
  return { template, names: fieldNames(template) }
}

interface WrittenTag {
  readonly inner: string
  readonly slash: string
  readonly type: string
  readonly rest: string
  /** Types that have an end somewhere. */
  readonly closed: ReadonlySet<string>
}

function replaced(tag: WrittenTag, report: FormReport, unknown: Set<string>): string {
  const { inner, slash, type, rest, closed } = tag
  if (KNOWN.has(type)) return inner
  const base = type.replace(/\*$/, '').toLowerCase()
  const fate = Object.hasOwn(FATES, base) ? FATES[base] : dynamicFate(base)
  if (!fate && KNOWN.has(base) && slash === '') {
    // Such as `radio*`: every choice of one is required anyway.
    report.changed('form-tag-changed', type, inner)
    return `[${base}${rest}]`
  }
  if (!fate) {
    const isTag = rest.trim() !== '' || type.endsWith('*') || closed.has(type)
    if (isTag && slash === '' && !unknown.has(type)) {
      unknown.add(type)
      report.lost('unknown-form-tag', type, inner)
    }
    return inner
  }
  if (slash !== '') return ''
  switch (fate.does) {
    case 'remove':
      report[fate.level](fate.code, type, inner)
      return ''
    case 'unwrap':
      report.changed(fate.code, type, inner)
      return ''
    case 'rename':
      report.changed('form-tag-changed', type, inner)
      return renamed(fate.to, type, rest)
  }
}

/** `dynamic_text`, `dynamic_email` and their kin name the type that they fill in. */
function dynamicFate(base: string): Fate | undefined {
  const [, type = ''] = /^dynamic_?([a-z]+)$/.exec(base) ?? []
  return KNOWN.has(type) ? as(type) : undefined
}

const NAME = /^[A-Za-z][-A-Za-z0-9_:.]*$/

function renamed(to: string, from: string, rest: string): string {
  const [name = '', ...options] = rest.trim().split(/\s+/)
  if (!NAME.test(name)) return ''
  const star = from.endsWith('*') && STARRED.includes(to) ? '*' : ''
  if (/^dynamic/i.test(from)) {
    const [, source, key] = /(CF7_get_(?:GET|POST)|CF7_GET)\s+key\s*=\s*['"]?([\w-]+)/i.exec(rest) ?? []
    const option = key === name ? ` default:${/post/i.test(source ?? '') ? 'post' : 'get'}` : ''
    return `[${to}${star} ${name}${option}]`
  }
  const shared = options.filter((option) => /^(?:class:|id:|placeholder$|limit:|filetypes:)/i.test(option))
  const [placeholder] = options.includes('placeholder') ? (/"[^"]*"|'[^']*'/.exec(rest) ?? []) : []
  return `[${[`${to}${star}`, name, ...shared, ...(placeholder ? [placeholder] : [])].join(' ')}]`
}

/** Names of the fields of a template that take part in mails. */
function fieldNames(template: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [, open, slash, type = '', rest = '', close] of template.matchAll(TAG)) {
    const base = type.replace(/\*$/, '')
    if ((open && close) || slash || !KNOWN.has(type) || NOT_FOR_MAIL.has(base)) continue
    const [name = ''] = rest.trim().split(/\s+/)
    if (NAME.test(name)) names.add(name.replaceAll('.', '_'))
  }
  return names
}
