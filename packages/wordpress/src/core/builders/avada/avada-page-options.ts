import { phpEntries, phpText } from '../../php/php-value.ts'
import { unserialize } from '../../php/unserialize.ts'
import type { SourceItem } from '../../source/source.ts'

/** Options that Avada keeps of a page beside its content. */
export interface AvadaPageOptions {
  /** The slider above the page: of Slider Revolution and LayerSlider by alias or id, of Avada's own by the term of its slides. */
  readonly slider?: { readonly kind: 'rev' | 'layer' | 'flex' | 'elastic'; readonly alias: string }
  /** Words of the bar above the page, where an editor wrote other ones than the page's title. */
  readonly barTitle?: string
  readonly barSubtitle?: string
  /** Address of a project, and the words of the link to it. */
  readonly projectUrl?: string
  readonly projectUrlText?: string
  readonly copyrightUrl?: string
  readonly copyrightText?: string
  /** Markup or address of a video in the place of the first image. */
  readonly video?: string
  /** Other options that somebody set: for the report. */
  readonly others: readonly { readonly name: string; readonly value: string }[]
}

/** Options of pages and projects, and characters of one. */
const MAX_OPTIONS = 500
const MAX_VALUE = 2000

const KINDS: Readonly<Record<string, 'rev' | 'layer' | 'flex' | 'elastic'>> = {
  rev: 'rev',
  layer: 'layer',
  flex: 'flex',
  elastic: 'elastic',
}

/** Options in which each kind of slider names which one, in new and old versions. */
const ALIASES = {
  rev: ['revslider', 'pages_revslider'],
  layer: ['slider', 'pages_slider'],
  flex: ['wooslider', 'pages_wooslider'],
  elastic: ['elasticslider', 'pages_elasticslider'],
} as const

const READ = new Set([
  'slider_type',
  'pages_slider_type',
  ...Object.values(ALIASES).flat(),
  'page_title_custom_text',
  'page_title_text_custom',
  'page_title_custom_subheader',
  'project_url',
  'project_url_text',
  'copy_url',
  'copy_url_text',
  'video',
  'video_url',
])

/** Values that change nothing. */
const UNSET = new Set(['', '0', 'default', 'no', 'none', 'Array'])

/** Values with which the bar above the page was switched off. */
const HIDDEN = new Set(['no', 'hide'])

/** Reads Avada's options of a page, post or project: one array in `_fusion`, before version 6 a meta for each. */
export function avadaPageOptions(item: SourceItem): AvadaPageOptions {
  const options = optionsOf(item)
  const kind = KINDS[first(options, 'pages_slider_type', 'slider_type')]
  const alias = kind === undefined ? '' : first(options, ...ALIASES[kind])
  const hasBar = !HIDDEN.has(options.get('page_title_bar') ?? '')
  const text = (name: keyof AvadaPageOptions, ...names: readonly string[]) => {
    const value = first(options, ...names)
    return value === '' ? {} : { [name]: value }
  }
  return {
    ...(kind !== undefined && alias !== '' && { slider: { kind, alias } }),
    ...(hasBar && text('barTitle', 'page_title_custom_text', 'page_title_text_custom')),
    ...(hasBar && text('barSubtitle', 'page_title_custom_subheader')),
    ...text('projectUrl', 'project_url'),
    ...text('projectUrlText', 'project_url_text'),
    ...text('copyrightUrl', 'copy_url'),
    ...text('copyrightText', 'copy_url_text'),
    ...text('video', 'video_url', 'video'),
    others: [...options].flatMap(([name, value]) => (READ.has(name) || UNSET.has(value) ? [] : [{ name, value }])),
  }
}

function optionsOf({ metas }: SourceItem): ReadonlyMap<string, string> {
  const options = new Map<string, string>()
  for (const { key, value } of metas) {
    if (options.size >= MAX_OPTIONS) break
    if (key.startsWith('pyre_')) set(options, key.slice('pyre_'.length), value)
  }
  const packed = metas.findLast(({ key }) => key === '_fusion')?.value
  const read = packed === undefined ? undefined : unserialize(packed)
  for (const [name, value] of read?.ok ? phpEntries(read.value).slice(0, MAX_OPTIONS) : []) {
    set(options, name, phpText(value) ?? '')
  }
  return options
}

function set(options: Map<string, string>, name: string, value: string): void {
  options.set(name, value.trim().slice(0, MAX_VALUE))
}

function first(options: ReadonlyMap<string, string>, ...names: readonly string[]): string {
  for (const name of names) {
    const value = options.get(name) ?? ''
    if (!UNSET.has(value)) return value
  }
  return ''
}
