/** Directions at the end of a name, where the original writes them out or in short. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  [/(?:toleft|fromright|-?left)$/, '-left'],
  [/(?:toright|fromleft|-?right)$/, '-right'],
  [/(?:totop|frombottom|-?up)$/, '-up'],
  [/(?:tobottom|fromtop|-?down)$/, '-down'],
]

/** Families that come from a side, longer names before those that they begin with. */
const FAMILIES: readonly (readonly [theirs: string, ours: string])[] = [
  ['slideremove', 'remove'],
  ['slideover', 'slideover'],
  ['slidingoverlay', 'slideover'],
  ['slide', 'slide'],
  ['parallax', 'parallax'],
]

/** Names as they are, by the original's. */
const SAME: Readonly<Record<string, string>> = {
  notransition: 'none',
  none: 'none',
  fade: 'fade',
  crossfade: 'crossfade',
  fadethroughdark: 'fadethroughdark',
  fadethroughlight: 'fadethroughlight',
  fadethroughtransparent: 'fadethroughtransparent',
  boxslide: 'boxslide',
  boxfade: 'boxfade',
  boxrandom: 'boxrandom',
  boxrandomrotate: 'boxrotate',
  curtain: 'curtain-open-h',
  'curtain-1': 'curtain-1',
  'curtain-2': 'curtain-2',
  'curtain-3': 'curtain-3',
  '3dcurtain-horizontal': 'turn-h',
  '3dcurtain-vertical': 'turn-v',
  cube: 'cube-v',
  'cube-horizontal': 'cube-h',
  incube: 'incube-v',
  'incube-horizontal': 'incube-h',
  turnoff: 'turn-h',
  'turnoff-vertical': 'turn-v',
  flyin: 'fly-h',
  papercut: 'papercut',
  zoomin: 'zoomin',
  zoomout: 'zoomout',
  'slotzoom-horizontal': 'slotzoom-h',
  'slotzoom-vertical': 'slotzoom-v',
  'slotzoom-mixed': 'slotzoom-h',
  'slotslide-horizontal': 'slotslide-h',
  'slotslide-vertical': 'slotslide-v',
  'slotfade-horizontal': 'slotfade-h',
  'slotfade-vertical': 'slotfade-v',
  grayscale: 'grayscale',
  grayscalecross: 'grayscale',
  brightness: 'brightness',
  brightnesscross: 'brightnesscross',
  blurlight: 'blur',
  blurlightcross: 'blur',
  blurstrong: 'blur',
  blurstrongcross: 'blur',
  random: 'rnd',
  'random-selected': 'rnd',
  'random-static': 'rnd',
  'random-premium': 'rnd',
  rndany: 'rnd',
  randomany: 'rnd',
}

/**
 * The transition of the table here that comes closest to one of Slider Revolution.
 *
 * @returns Undefined for a name that is like none: a slide then fades.
 */
export function transitionOf(raw: unknown): string | undefined {
  const name = typeof raw === 'string' ? raw.trim().toLowerCase() : ''
  if (Object.hasOwn(SAME, name)) return SAME[name]
  const [theirs, ours] = FAMILIES.find(([family]) => name.startsWith(family)) ?? []
  if (theirs !== undefined) {
    const isFromSide = wayOf(name) !== '' || name === theirs || /-?(?:horizontal|vertical)$/.test(name)
    return isFromSide ? `${ours}${wayOf(name)}` : undefined
  }
  if (/^fade(?:to|from)/.test(name)) return `slideremove${wayOf(name)}`
  if (/^rnd|^random/.test(name)) return 'rnd'
  return undefined
}

function wayOf(name: string): string {
  return WAYS.find(([end]) => end.test(name))?.[1] ?? ''
}
