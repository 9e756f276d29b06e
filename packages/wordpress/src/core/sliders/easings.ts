/** Speeds of moves that sliders here know. */
const KNOWN = new Set([
  'none',
  ...['power1', 'power2', 'power3', 'power4', 'back'].flatMap((name) =>
    ['in', 'out', 'inOut'].map((way) => `${name}.${way}`),
  ),
  'sine.inOut',
  'expo.out',
  'circ.out',
  'bounce.out',
  'elastic.out',
])

/** Names of other versions for the same family. */
const FAMILIES: Readonly<Record<string, string>> = {
  quad: 'power1',
  cubic: 'power2',
  quart: 'power3',
  quint: 'power4',
  strong: 'power4',
  sfxbouncelite: 'bounce',
  sfxbouncesolid: 'bounce',
  sfxbouncestrong: 'bounce',
  sfxbounceextrem: 'bounce',
  bouncelite: 'bounce',
  bouncesolid: 'bounce',
  bouncestrong: 'bounce',
  bounceextrem: 'bounce',
  slow: 'power1',
}

/** Families that are known in one direction, and what stands for the others. */
const NEAREST: Readonly<Record<string, string>> = {
  'sine.in': 'power1.in',
  'sine.out': 'power1.out',
  'expo.in': 'power4.in',
  'expo.inOut': 'power4.inOut',
  'circ.in': 'power3.in',
  'circ.inOut': 'power3.inOut',
  'bounce.in': 'bounce.out',
  'bounce.inOut': 'bounce.out',
  'elastic.in': 'elastic.out',
  'elastic.inOut': 'elastic.out',
}

/**
 * Reads the name of an easing: `power3.inOut`, `Power3.easeInOut`, `easeInOutQuad`, `Linear.easeNone`, `SFXBounceLite`.
 * Undefined: it names none, and the usual one counts.
 */
export function easingOf(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined
  const written = raw.trim().replace(/\(.*$/s, '')
  if (/^linear/i.test(written)) return 'none'
  const [, older, kind] = /^ease(InOut|In|Out)([A-Z]\w{0,20})$/.exec(written) ?? []
  const [family = '', way = ''] = older && kind ? [kind, older] : written.split('.')
  const base = family.toLowerCase().replace(/-.*$/, '')
  const name = Object.hasOwn(FAMILIES, base) ? (FAMILIES[base] ?? base) : base
  if (name === 'none' || /none$/i.test(way)) return 'none'
  const direction = { in: 'in', out: 'out', inout: 'inOut' }[way.toLowerCase().replace(/^ease/, '')] ?? 'out'
  const wanted = `${name}.${direction}`
  return KNOWN.has(wanted) ? wanted : NEAREST[wanted]
}
