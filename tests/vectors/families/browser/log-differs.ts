import { parseFragment } from 'parse5'
import type { LogEntry } from '../../browser-page/scenario.ts'
import { differs } from '../../differs.ts'
import type { Verdict } from '../../family.ts'
import { htmlDiffers } from '../../same-html.ts'
import type { BrowserVector } from './page.ts'

/** Keys of a recording whose texts are HTML. */
const HTML = new Set(['sr_list', 'sr_status', 'tips', 'reflections', 'html', 'body', 'output'])

/** Of these some texts are HTML and others plain, as the message was. */
const MESSAGES = new Set(['sr_status', 'output'])

/** Keys of a recording that hold classes, whose order means nothing. */
const CLASSES = new Set(['wrapper_class', 'form_class', 'class'])

/** Compares what happened with what was recorded, in order. */
export function logDiffers(recorded: readonly LogEntry[], ours: readonly LogEntry[], vector: BrowserVector): Verdict {
  for (let index = 0; index < Math.max(recorded.length, ours.length); index += 1) {
    const [theirs, own] = [recorded[index], ours[index]]
    const what = `entry ${index}`
    if (!theirs || !own) return differs(what, theirs ?? 'nothing', own ?? 'nothing')
    const verdict = theirs.snapshots
      ? snapshotsDiffer(what, theirs, own, vector)
      : entryDiffers(what, theirs, isPart(theirs) ? partOf(theirs, own) : own)
    if (verdict !== undefined) return verdict
  }
  return undefined
}

/** The original shows the response area in the first copy of a form only, unlike here. */
function snapshotsDiffer(what: string, theirs: LogEntry, own: LogEntry, { second_html = '' }: BrowserVector): Verdict {
  const snapshots = own.snapshots as LogEntry[]
  const [first, second] = snapshots
  const shown = second_html.includes('wpcf7-response-output') ? second : { ...second, output: [] }
  return entryDiffers(what, theirs, { snapshots: [first, shown] })
}

/** Some recordings look at one value only. */
function isPart({ snapshot }: LogEntry): boolean {
  return isObject(snapshot) && !('form_class' in snapshot)
}

function partOf(theirs: LogEntry, own: LogEntry): LogEntry {
  const wanted = (theirs.snapshot as { values?: object }).values ?? {}
  const { values = {} } = (own.snapshot ?? {}) as { values?: object }
  return { snapshot: { values: Object.fromEntries(Object.entries(values).filter(([name]) => name in wanted)) } }
}

/** Compares as JSON, but for texts that are HTML and for classes. */
function entryDiffers(path: string, theirs: unknown, own: unknown, key = ''): Verdict {
  if (Array.isArray(theirs) && Array.isArray(own) && theirs.length === own.length) {
    return first(theirs.map((value, index) => entryDiffers(`${path}[${index}]`, value, own[index], key)))
  }
  if (isObject(theirs) && isObject(own)) {
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(own)])]
    return first(keys.map((member) => entryDiffers(`${path}.${member}`, theirs[member], own[member], member)))
  }
  if (typeof theirs !== 'string' || typeof own !== 'string') return differs(path, theirs, own)
  if (CLASSES.has(key)) return differs(path, classes(theirs), classes(own))
  if (!HTML.has(key) || theirs === own) return differs(path, theirs, own)
  if (MESSAGES.has(key) && withoutBreaks(theirs) === textOf(own)) return undefined
  const verdict = htmlDiffers(plainStyle(theirs), plainStyle(own))
  return verdict && `${path}: ${verdict}`
}

function first(verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => verdict !== undefined)
}

function classes(text: string): string {
  return text.split(/\s+/).sort().join(' ')
}

function plainStyle(html: string): string {
  return html.replaceAll(/;?"/g, '"')
}

function textOf(html: string): string {
  const fragment = parseFragment(html.replaceAll(/<br ?\/?>/g, ''))
  return withoutBreaks(fragment.childNodes.map((node) => ('value' in node ? node.value : '')).join(''))
}

function withoutBreaks(text: string): string {
  return text.replaceAll(/[\r\n]/g, '')
}

function isObject(value: unknown): value is LogEntry {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
