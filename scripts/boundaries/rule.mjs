import { posix } from 'node:path'

/** What each wing may import from other packages of the house, by export name; `own` lists the wings beside it. */
const WINGS = {
  core: { own: ['core'], foreign: [/^@vitrine\/ui\/core$/] },
  // What editors see of it draws its pictograms as pages do.
  cms: {
    own: ['core', 'cms'],
    foreign: [
      /^@vitrine\/cms\/(?:access|documents|fields|languages|redirects|sql|templates)$/,
      /^@vitrine\/ui\/(?:core|ui)$/,
    ],
  },
  server: {
    own: ['core', 'cms', 'server'],
    foreign: [/^@vitrine\/ui\/core$/, /^@vitrine\/cms\/(?:content|languages|sql)$/],
  },
  ui: { own: ['core', 'ui'], foreign: [/^@vitrine\/(?:ui|islands)\//] },
}

/** Packages that a core may use: pure, and the same in browser and server. Of React only its types, which are erased. */
const PURE = [/^zod$/, /^react$/, /^parse5$/, /^entities$/]

/** Packages that only assemble features, and so may import every feature's public side. */
const ASSEMBLIES = new Set(['cms'])

/**
 * Lists the module specifiers that a source file imports or re-exports.
 *
 * @param {string} source
 * @returns {string[]}
 */
export function importsOf(source) {
  const pattern =
    /(?:^|[;\n}])\s*(?:import|export)\s+(?:type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g
  return [...source.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '')
}

/**
 * Says what is wrong with one import, if anything.
 *
 * @param {string} from Path of the importing file, from the project's root, with `/`.
 * @param {string} specifier
 * @returns {string | undefined}
 */
export function findViolation(from, specifier) {
  const isTest = /\.test\.[jt]sx?$/.test(from)
  const site = from.startsWith('apps/site/')
  if (site && /^(?:next(?:\/|$)|@payloadcms\/(?:next|ui)(?:\/|$))/.test(specifier)) {
    return 'the site never loads Next; only apps/admin does'
  }
  const place = from.match(/^packages\/([^/]+)\/src\/(?:([^/]+)\/)?/)
  if (!place) return specifier.startsWith('.') ? leavesApp(from, specifier) : undefined
  const [, name = '', wing = ''] = place
  if (specifier.startsWith('.')) return relativeViolation(from, specifier, name, wing)
  if (/^@vitrine\/(?:site|admin)(?:\/|$)/.test(specifier)) return 'a package never imports a program'
  const rules = WINGS[/** @type {keyof typeof WINGS} */ (wing)]
  if (!rules || ASSEMBLIES.has(name)) return undefined
  if (specifier.startsWith('@vitrine/')) {
    return rules.foreign.some((allowed) => allowed.test(specifier))
      ? undefined
      : `${wing}/ of a feature may not import this; features meet only in the programs`
  }
  if (wing === 'core' && !isTest && !PURE.some((allowed) => allowed.test(specifier))) {
    return 'core/ is pure: no I/O and no framework'
  }
  return undefined
}

/** @param {string} from @param {string} specifier */
function leavesApp(from, specifier) {
  const app = from.match(/^apps\/[^/]+\//)?.[0]
  if (!app || specifier.includes('*')) return undefined
  const target = posix.normalize(posix.join(posix.dirname(from), specifier))
  return target.startsWith(app) ? undefined : 'reaches into another folder of the house; use the package name'
}

/** @param {string} from @param {string} specifier @param {string} name @param {string} wing */
function relativeViolation(from, specifier, name, wing) {
  const target = posix.normalize(posix.join(posix.dirname(from), specifier))
  if (target.startsWith('apps/')) return 'a package never imports a program'
  if (/\.test\.[jt]sx?$/.test(from) && target.startsWith('tests/support/')) return undefined
  if (!target.startsWith(`packages/${name}/`)) return "reaches into another package's inside; use its exports"
  const rules = WINGS[/** @type {keyof typeof WINGS} */ (wing)]
  const targetWing = target.match(/^packages\/[^/]+\/src\/([^/]+)\//)?.[1]
  if (!rules || ASSEMBLIES.has(name) || !targetWing || !(targetWing in WINGS)) return undefined
  return rules.own.includes(targetWing) ? undefined : `${wing}/ may not import ${targetWing}/`
}
