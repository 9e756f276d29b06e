import { arrayOf, identifier, listModule, noticeOf } from './list-module.mjs'

/** @typedef {import('./features.mjs').Feature} Feature */

/** First line of each module that is written. */
export const NOTICE = `// ${noticeOf('features.json')}`

/** Packages as the browser's program finds them. */
const PACKAGES = '../../../../packages'

/** @param {Feature} feature */
const isOn = ({ isOn }) => isOn

/**
 * Modules that each program gets of the features: of which of them, from which entry, under which name, of which type.
 *
 * @type {readonly {
 *   file: string, of: (feature: Feature) => boolean, entry: string, value: string, list: string, comment: string,
 *   item?: (name: string) => string, type: { name: string, from: string, of?: { name: string, from: string } },
 * }[]}
 */
const PROGRAMS = [
  {
    file: 'packages/cms/src/config/features.ts',
    entry: 'feature',
    value: 'feature',
    of: isOn,
    type: { name: 'AnyFeature', from: '@vitrine/kit/feature' },
    list: 'features',
    comment: 'Declarations of the features that are on, in the order of the list.',
  },
  {
    file: 'packages/cms/src/config/optional-features.ts',
    entry: 'feature',
    value: 'feature',
    of: ({ isOptional }) => isOptional,
    type: { name: 'OptionalFeature', from: '@vitrine/kit/feature' },
    list: 'optionalFeatures',
    comment: 'Declarations of all optional features, on or off: types and migrations are those of all of them.',
  },
  {
    file: 'packages/cms/src/database/feature-ledgers.ts',
    entry: 'migrations',
    value: 'ledger',
    of: ({ isOptional, isOn }) => isOptional && isOn,
    type: { name: 'FeatureLedger', from: '@vitrine/kit/feature' },
    item: (name) => `{ feature: '${name}', ledger: ${identifier(name)} }`,
    list: 'featureLedgers',
    comment: 'Migrations of the optional features that are on, in the order of the list.',
  },
  {
    file: 'packages/cms/src/config/imports.ts',
    entry: 'feature.import',
    value: 'imports',
    of: isOn,
    type: { name: 'FeatureImport', from: '@vitrine/kit/core' },
    list: 'imports',
    comment: 'Parts of the features that are on in an import, in the order of the list.',
  },
  {
    file: 'packages/cms/src/config/import-writers.ts',
    entry: 'feature.import-writers',
    value: 'writers',
    of: isOn,
    type: { name: 'ImportWriter', from: '@vitrine/kit/server' },
    list: 'importWriters',
    item: (name) => `...${identifier(name)}`,
    comment: 'Ways to write what features take in as rows, in the order in which they refer to each other.',
  },
  {
    file: 'apps/site/src/features/views.ts',
    entry: 'feature.view',
    value: 'view',
    of: isOn,
    type: { name: 'FeatureView', from: '@vitrine/kit/core' },
    list: 'views',
    comment: 'Views of the features, in the order of the list.',
  },
  {
    file: 'apps/site/src/features/servers.ts',
    entry: 'feature.server',
    value: 'server',
    of: isOn,
    type: {
      name: 'FeatureServer',
      from: '@vitrine/kit/server',
      of: { name: 'LoadedSettings', from: '@vitrine/cms/settings' },
    },
    list: 'servers',
    comment: 'Servers of the features, in the order of the list.',
  },
  {
    file: 'packages/demo/src/features.ts',
    entry: 'feature.demo',
    value: 'demo',
    of: isOn,
    type: { name: 'FeatureDemo', from: '@vitrine/kit/demo' },
    list: 'demos',
    comment: 'Parts of the demo that the features bring, in the order of the list.',
  },
]

/**
 * Modules that bring the features into the programs. A feature without an entry for a program is left out of its module.
 *
 * @param {readonly Feature[]} features
 * @returns {readonly { file: string, text: string }[]} Files from the project's root.
 */
export function wiringModules(features) {
  const modules = PROGRAMS.map((program) => ({ file: program.file, text: moduleOf(program, features) }))
  return [...modules, namesModule(features), browserModule(features), offModule(features)]
}

/** @param {(typeof PROGRAMS)[number]} program @param {readonly Feature[]} features */
function moduleOf({ of, entry, value, item = identifier, type, list, comment }, features) {
  const wired = features.filter((feature) => of(feature) && feature.entries.includes(entry))
  const types = [type, ...(type.of ? [type.of] : [])]
  return listModule({
    list: 'features.json',
    items: wired.map(({ name }) => name),
    imported: (name) => ({ names: `${value} as ${identifier(name)}`, from: `@vitrine/${name}/${entry}` }),
    types: types.map(({ name, from }) => ({ names: name, from })),
    above: [`/** ${comment} */`],
    start: `export const ${list}: readonly ${type.name}${type.of ? `<${type.of.name}>` : ''}[] =`,
    member: item,
    isArray: true,
  })
}

/** The type of the names that `vitrine.config.ts` may have. @param {readonly Feature[]} features */
function namesModule(features) {
  const names = features.filter(({ isOptional }) => isOptional).map(({ name }) => `'${name}'`)
  return {
    file: 'packages/kit/src/core/optional-features.ts',
    text: [
      NOTICE,
      '/** Names of the features that a site is with or without. */',
      `export type OptionalFeatureName = ${names.join(' | ') || 'never'}`,
      '',
    ].join('\n'),
  }
}

/**
 * The files of packages that browsers load, but for those of features that are off. Vite reads the patterns where they
 * stand, so they are written out.
 *
 * @param {readonly Feature[]} features
 */
function browserModule(features) {
  const off = features.filter((feature) => !feature.isOn).map(({ name }) => `!${PACKAGES}/${name}/**`)
  const found = (/** @type {readonly string[]} */ ...patterns) =>
    [...patterns, ...off].map((pattern) => `  '${pattern}',`)
  return {
    file: 'apps/site/src/browser/package-modules.ts',
    text: [
      NOTICE,
      '/** Styles that all pages share, in one file; those of blocks come with the pages that show them, and sheets with the scripts that draw what they style. */',
      'import.meta.glob(',
      '  [',
      ...found(`${PACKAGES}/*/src/ui/**/*.css`, `!${PACKAGES}/*/src/ui/**/*.{block,sheet}.css`).map(
        (line) => `  ${line}`,
      ),
      '  ],',
      '  { eager: true },',
      ')',
      '',
      '/** Islands of the features that are on, by their files. */',
      'export const islands = import.meta.glob([',
      ...found(`${PACKAGES}/*/src/{ui,blocks}/**/*.island.tsx`),
      '])',
      '',
      '/** Enhancers of the features that are on, by their files. A whole module would need the helper that makes an object of it. */',
      'export const enhancers = import.meta.glob([',
      ...found(`${PACKAGES}/*/src/{ui,blocks}/**/*.enhancer.ts`),
      "], { import: 'enhance' })",
      '',
    ].join('\n'),
  }
}

/** Names of the packages whose styles the build leaves out. @param {readonly Feature[]} features */
function offModule(features) {
  const off = features.filter((feature) => !feature.isOn).map(({ name }) => `'${name}'`)
  return {
    file: 'apps/site/build/features-off.ts',
    text: [
      NOTICE,
      '/** Optional features that are off: the folders of their packages. */',
      arrayOf('export const featuresOff: readonly string[] =', off),
      '',
    ].join('\n'),
  }
}
