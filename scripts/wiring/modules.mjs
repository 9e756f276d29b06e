import { identifier, noticeOf } from './list-module.mjs'

/**
 * @typedef {object} Feature A package that the list of features names.
 * @property {string} name Folder of the package, and its name below `@vitrine/`.
 * @property {readonly string[]} entries What its `exports` name, without `./`.
 */

/** First line of each module that is written. */
export const NOTICE = `// ${noticeOf('features.json')}`

/**
 * Modules that each program gets of the features: from which entry, under which name, of which type.
 *
 * @type {readonly {
 *   file: string, entry: string, value: string, list: string, comment: string,
 *   type: { name: string, from: string, of?: { name: string, from: string } },
 * }[]}
 */
const PROGRAMS = [
  {
    file: 'packages/cms/src/config/features.ts',
    entry: 'feature',
    value: 'feature',
    type: { name: 'Feature', from: '@vitrine/kit/feature' },
    list: 'features',
    comment: 'Declarations of all features, in the order of the list.',
  },
  {
    file: 'apps/site/src/features/views.ts',
    entry: 'feature.view',
    value: 'view',
    type: { name: 'FeatureView', from: '@vitrine/kit/core' },
    list: 'views',
    comment: 'What features add to the pages that visitors see, in the order of the list.',
  },
  {
    file: 'apps/site/src/features/servers.ts',
    entry: 'feature.server',
    value: 'server',
    type: {
      name: 'FeatureServer',
      from: '@vitrine/kit/server',
      of: { name: 'LoadedSettings', from: '@vitrine/cms/settings' },
    },
    list: 'servers',
    comment: 'What features do while the site runs, in the order of the list.',
  },
]

/**
 * Modules that bring the features into the programs. A feature without an entry for a program is left out of its module.
 *
 * @param {readonly Feature[]} features
 * @returns {readonly { file: string, text: string }[]} Files from the project's root.
 */
export function wiringModules(features) {
  return PROGRAMS.map((program) => ({ file: program.file, text: moduleOf(program, features) }))
}

/** @param {(typeof PROGRAMS)[number]} program @param {readonly Feature[]} features */
function moduleOf({ entry, value, type, list, comment }, features) {
  const wired = features.filter(({ entries }) => entries.includes(entry))
  const imports = [
    ...wired.map(({ name }) => ({
      from: `@vitrine/${name}/${entry}`,
      line: `import { ${value} as ${identifier(name)} } from '@vitrine/${name}/${entry}'`,
    })),
    ...[type, ...(type.of ? [type.of] : [])].map(({ name, from }) => ({
      from,
      line: `import type { ${name} } from '${from}'`,
    })),
  ].sort((one, other) => (one.from < other.from ? -1 : 1))
  const names = wired.map(({ name }) => identifier(name))
  return [
    NOTICE,
    ...imports.map(({ line }) => line),
    '',
    `/** ${comment} */`,
    `export const ${list}: readonly ${type.name}${type.of ? `<${type.of.name}>` : ''}[] = [`,
    ...names.map((name) => `  ${name},`),
    ']',
    '',
  ].join('\n')
}
