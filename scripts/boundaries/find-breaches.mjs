import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { RANKS } from './ranks.mjs'
import { rulesOf } from './rules.mjs'

/** Names of packages lead to the files that their `exports` name. */
const RESOLVING = { exportsFields: ['exports'], conditionNames: ['import', 'default', 'node', 'types'] }

/**
 * Reads every source file of a project and lists the imports whose arrow points the wrong way.
 *
 * @param {string} root Folder of the project, with `packages/` and `apps/`.
 * @returns {Promise<{ breach: string, mend: string }[]>} Each as `rule: from → to`, sorted; `mend` says what to do.
 */
export async function findBreaches(root) {
  const rules = rulesOf({ ranks: RANKS, entries: entriesOf(root) })
  const folders = ['packages', 'apps'].filter((folder) => existsSync(join(root, folder)))
  const options = {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rules },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|\\.next|migrations)/' },
    tsPreCompilationDeps: true,
  }
  const { output } = await cruise(folders, options, RESOLVING)
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text instead of values.')
  const mends = new Map(rules.map(({ name, comment }) => [name, comment ?? '']))
  return output.summary.violations
    .map(({ rule, from, to }) => ({ breach: `${rule.name}: ${from} → ${to}`, mend: mends.get(rule.name) ?? '' }))
    .sort((one, other) => (one.breach < other.breach ? -1 : 1))
}

/** @param {string} root */
function entriesOf(root) {
  return readdirSync(join(root, 'packages')).flatMap((name) => {
    const file = join(root, 'packages', name, 'package.json')
    if (!existsSync(file)) return []
    const { exports = {} } = JSON.parse(readFileSync(file, 'utf8'))
    return Object.entries(exports).map(([entry, path]) => ({
      name: entry.slice(2),
      file: `packages/${name}/${String(path).slice(2)}`,
    }))
  })
}
