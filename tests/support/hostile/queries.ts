import { pick, type Random, several } from './draw.ts'
import { wellFormed } from './paths.ts'
import { hostileText } from './texts.ts'

/** Names of fields that some address reads. */
const NAMES: readonly string[] = [
  'a',
  'page',
  'limit',
  'depth',
  'sort',
  'sort[]',
  'where',
  'where[]',
  'where[id]',
  'where[id][equals]',
  'where[id][in]',
  'where[id][in][]',
  'where[id][not_in][0]',
  'where[id][nope]',
  'where[id][exists]',
  'where[title][like]',
  'where[title][contains]',
  'where[createdAt][greater_than]',
  'where[updatedAt][less_than_equal]',
  'where[layout.blockType][equals]',
  'where[layout][equals]',
  'where[password][equals]',
  'where[hash][exists]',
  'where[users.email][equals]',
  'where[author.user.email][like]',
  'where[parent.parent.title][equals]',
  'where[_status][equals]',
  'where[__proto__][equals]',
  'where[constructor][prototype]',
  'where[or][0][id][equals]',
  'where[and][or][0][id][equals]',
  'where[and][]',
  'where[version.title][equals]',
  'where[id][near]',
  'where[id][within]',
  'select',
  'select[id]',
  'select[title]',
  'select[layout][hero]',
  'select[__proto__]',
  'populate',
  'populate[pages]',
  'populate[users][hash]',
  'joins',
  'joins[comments][limit]',
  'joins[x][where][id][equals]',
  'locale',
  'fallback-locale',
  'fallbackLocale',
  'fallbackLocale[]',
  'draft',
  'publishAllLocales',
  'unpublishAllLocales',
  'publishSpecificLocale',
  'trash',
  'pagination',
  'autosave',
  'overrideLock',
  'uploadEdits',
  'uploadEdits[crop][x]',
  'prefix',
  'src',
  'relation',
  'queryByGroup',
  'groupBy',
  'preset',
  'columns',
  'search',
  'listSearchableFields',
  'redirect',
  'token',
  'allSessions',
  's',
  'q',
  'post_type',
  'p',
  'url',
  'w',
  'h',
  'path',
  'v',
  'sent',
  'comment',
  'reply',
  'category',
  'tag',
  'author',
  'order',
  '_wpcf7_locale',
  '_wpcf7_unit_tag',
  '_wpcf7',
  'vitrine-sent',
  '_rsc',
  '__nextLocale',
  'nxtPsegments',
  '',
  '[]',
  '[[[[',
  '__proto__[a]',
  'constructor[prototype][a]',
  'a[b][c][d][e][f][g][h][i][j][k][l][m]',
]

/** Fields of one query. */
const MOST_FIELDS = 4

/** Fields of a query that is longer than any program reads. */
const MANY_FIELDS = 300

/** A query with its question mark; often none. */
export function hostileQuery(random: Random): string {
  const kind = random()
  if (kind < 0.3) return ''
  if (kind < 0.34)
    return `?${pick(random, ['&&&', '=', '===', '?', '%', '%00', 'a=%ff', 'a[b=c', 'é=é', 'a'.repeat(8_000)])}`
  if (kind < 0.36) return `?${Array.from({ length: MANY_FIELDS }, () => field(random)).join('&')}`.slice(0, 12_000)
  return `?${[field(random), ...several(random, MOST_FIELDS - 1, () => field(random))].join('&')}`
}

function field(random: Random): string {
  const name = pick(random, NAMES)
  // Brackets are often written as they are.
  return `${random() < 0.5 ? name : encodeURIComponent(name)}=${encodeURIComponent(wellFormed(hostileText(random)))}`
}
