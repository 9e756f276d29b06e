/** @typedef {{ name: string, file: string }} Entry A name below `@vitrine/…/`, and its file from the project's root. */

/**
 * Rules of dependency-cruiser for the arrows between packages and layers; each comment names the mend.
 *
 * @param {object} project
 * @param {readonly (readonly string[])[]} project.ranks Packages by rank, the lowest first.
 * @param {readonly Entry[]} project.entries What the packages export.
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export function rulesOf({ ranks, entries }) {
  return [
    ...ranks.map((packages, rank) => ranked(packages, ranks.slice(rank))),
    inside(entries),
    ...LAYERS.map((one) => layer(one, entries)),
    ...PURE,
    ...PROGRAMS,
    {
      name: 'not-found',
      comment: 'Nothing stands behind this name: name it in the exports of its package, and in the dependencies here.',
      severity: 'error',
      from: {},
      to: { path: '^@vitrine/', couldNotResolve: true },
    },
    {
      name: 'no-circle',
      comment: 'Files that import each other: move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ]
}

/** Tests may use other packages: they look at what the parts do together. */
const TESTS = '\\.test\\.tsx?$'

/** @param {readonly string[]} packages @param {readonly (readonly string[])[]} notBelow */
function ranked(packages, notBelow) {
  const others = notBelow.flat()
  return {
    name: `rank-of-${packages[0]}`,
    comment: `A package imports only packages of lower ranks (scripts/boundaries/ranks.mjs): move what both need down.`,
    severity: 'error',
    from: { path: `^packages/(${packages.join('|')})/`, pathNot: TESTS },
    to: { path: `^packages/(?:${others.join('|')})/`, pathNot: '^packages/$1/' },
  }
}

/** @param {readonly Entry[]} entries */
function inside(entries) {
  return {
    name: 'not-its-inside',
    comment: "This is another package's inside: import its name (`@vitrine/…`), or export the value from its entry.",
    severity: 'error',
    from: { path: '^(packages|apps)/([^/]+)/' },
    to: {
      path: '^(?:packages|apps)/',
      pathNot: ['^$1/$2/', ...entries.map(exactly)],
    },
  }
}

/** @param {Entry} entry */
function exactly({ file }) {
  return `^${file.replaceAll('.', '\\.')}$`
}

/** Declarations of blocks and of kinds of slider layers: data and rules, which every layer may read. */
const DECLARATION = '(?:blocks/[^/]+/[^/]+\\.block|layers/[^/]+/[^/]+\\.layer)\\.ts$'

/** Kinds of slider layers by layer: their declarations as one list, and their forms beside the declarations. */
const KIND = {
  core: 'layers/declarations\\.ts$',
  content: 'layers/(?:forms\\.ts|[^/]+/[^/]+\\.form\\.ts)$',
}

/**
 * Files of the types of fields and of the lists that are made of them, by layer: there the file's ending says where code
 * may run. A declaration (`range.tag.ts`) is core, as is what has no ending of its own (`range-start.ts`).
 */
const FIELD = {
  core: 'fields/(?:tags\\.ts|[^/]+/[^/.]+(?:\\.tag)?\\.ts)$',
  content: 'fields/(?:blocks\\.ts|[^/]+/[^/]+\\.block\\.ts)$',
  server: 'fields/(?:judges\\.ts|[^/]+/[^/]+\\.server\\.ts)$',
  ui: 'fields/(?:(?:views|examples)\\.ts|[^/]+/[^/]+\\.(?:view\\.tsx|example\\.ts))$',
}

/** Files of rules, in folders of their own or beside what they are the rules of. */
const CORE = `(?:core/|${KIND.core}|${FIELD.core})`
const CONTENT = `(?:content/|${KIND.content}|${FIELD.content})`
const SERVER = `(?:server/|${FIELD.server})`
const UI = `(?:ui/|${FIELD.ui})`

/** Entries of other packages that hold what visitors see, and what browsers run. */
const FOR_VISITORS =
  /^(?!server$|content$|admin$|config$|fields$|queries$|store$|sql$|public-address$|service-call$|feature)/

/** Entries of other packages for the content model, and for what runs on the server. */
const FOR_CONTENT = /^(?!ui$|server$|admin$|feature\.)/
const FOR_SERVERS = /^(?!ui$|admin$|config$|fields$|feature)/

/** Files of each layer, what they may import of their own package, and which entries of other packages. */
const LAYERS = [
  { name: 'core', files: CORE, own: [CORE, DECLARATION], foreign: [/^(?:core|block)$/] },
  { name: 'declaration', files: DECLARATION, own: [CORE], foreign: [/^(?:core|block)$/] },
  {
    name: 'block',
    files: '(?:blocks|layers)/(?!.*\\.(?:block|layer|form)\\.ts$)',
    own: [CORE, UI, 'blocks/', 'layers/'],
    foreign: [FOR_VISITORS],
  },
  {
    name: 'store',
    files: 'store/',
    own: [CORE, 'store/', DECLARATION],
    foreign: [/^(?:core|sql|store|languages|documents)$/],
  },
  {
    name: 'content',
    files: CONTENT,
    own: [CORE, 'store/', CONTENT, DECLARATION],
    foreign: [FOR_CONTENT],
  },
  {
    name: 'server',
    files: SERVER,
    own: [CORE, 'store/', CONTENT, SERVER, DECLARATION],
    foreign: [FOR_SERVERS],
  },
  { name: 'admin', files: 'admin/', own: [CORE, UI, 'admin/', DECLARATION], foreign: [/^(?:core|ui|admin)$/] },
  { name: 'ui', files: UI, own: [CORE, UI, 'blocks/', 'layers/'], foreign: [FOR_VISITORS] },
  {
    name: 'feature',
    files: 'feature\\.ts$',
    own: ['core(?:/|\\.ts$)', 'content(?:/|\\.ts$)', 'blocks/declarations\\.ts$', DECLARATION],
    foreign: [FOR_CONTENT],
  },
  {
    name: 'feature-view',
    files: 'feature\\.view\\.tsx?$',
    own: ['core(?:/|\\.ts$)', 'ui(?:/|\\.ts$)', 'blocks/'],
    foreign: [FOR_VISITORS],
  },
  {
    name: 'feature-server',
    files: 'feature\\.server\\.ts$',
    own: ['core(?:/|\\.ts$)', 'store/', 'content(?:/|\\.ts$)', 'server(?:/|\\.ts$)', DECLARATION],
    foreign: [FOR_SERVERS],
  },
  {
    name: 'demo',
    files: '(?:demo/|feature\\.demo\\.ts$)',
    own: ['demo/'],
    foreign: [/^demo$/],
  },
]

/** @param {(typeof LAYERS)[number]} layer @param {readonly Entry[]} entries */
function layer({ name, files, own, foreign }, entries) {
  const open = entries.filter((entry) => foreign.some((names) => names.test(entry.name)))
  const folders = own
    .map((files) => (files === DECLARATION ? 'declarations' : `${files.match(/[a-z]+/)?.[0]}/`))
    .join(', ')
  return {
    name: `layer-${name}`,
    comment: `This layer may import of its own package ${folders}, and of others what those layers export: see docs/architecture.md.`,
    severity: 'error',
    from: { path: `^packages/([^/]+)/src/${files}`, pathNot: TESTS },
    to: {
      path: '^packages/[^/]+/src/',
      pathNot: [`^packages/$1/src/(?:${own.join('|')})`, ...open.map(exactly)],
    },
  }
}

/** Libraries that core/ may use: pure, and the same in browser and server. Of React only its types, which are erased. */
const PURE_LIBRARIES = 'node_modules/(?:@types/)?(?:zod|react|parse5|entities)/'

const PURE = [
  {
    name: 'core-is-pure',
    comment: 'core/ is pure TypeScript: give it the value as an argument, and do the work in server/, store/ or ui/.',
    severity: 'error',
    from: { path: `^packages/[^/]+/src/(?:${CORE}|${DECLARATION})`, pathNot: TESTS },
    to: {
      dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'],
      pathNot: PURE_LIBRARIES,
    },
  },
  {
    name: 'visitors-get-no-server',
    comment: 'ui/ runs in browsers: what needs Fastify or Payload belongs in server/ or content/.',
    severity: 'error',
    from: { path: `^packages/[^/]+/src/(?:${UI}|blocks/|layers/.*\\.view)`, pathNot: TESTS },
    to: { path: 'node_modules/(?:payload|fastify|@payloadcms)/' },
  },
  {
    name: 'visitors-get-no-node',
    comment: 'ui/ runs in browsers, which have no modules of Node: do this work in server/ and pass its result in.',
    severity: 'error',
    from: { path: `^packages/[^/]+/src/(?:${UI}|blocks/|layers/.*\\.view)`, pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
  },
]

const PROGRAMS = [
  {
    name: 'not-a-program',
    comment: 'A package never imports a program: pass the value in from there.',
    severity: 'error',
    from: { path: '^packages/', pathNot: TESTS },
    to: { path: '^(?:apps|tests|bench)/' },
  },
  {
    name: 'no-next',
    comment: 'Only apps/admin loads Next: the site and the packages run without it.',
    severity: 'error',
    from: { path: '^(?:packages|apps/site)/' },
    to: { path: '(?:^|node_modules/)(?:next|@payloadcms/next)(?:/|$)' },
  },
  {
    name: 'site-without-admin',
    comment: 'The site never loads what the admin is made of.',
    severity: 'error',
    from: { path: '^apps/site/' },
    to: { path: '(?:^|node_modules/)@payloadcms/ui(?:/|$)|^packages/[^/]+/src/admin' },
  },
  {
    name: 'admin-without-site',
    comment:
      'The admin never loads, over however many files, what runs or is shown on the site: keep it out of feature.ts.',
    severity: 'error',
    from: { path: '^apps/admin/src/' },
    to: { reachable: true, path: '^packages/[^/]+/src/feature\\.(?:view|server)\\.|^apps/site/' },
  },
  {
    name: 'site-reaches-no-admin',
    comment: 'The site never loads, over however many files, what the admin is made of: name components as texts.',
    severity: 'error',
    from: { path: '^apps/site/src/' },
    to: { reachable: true, path: '^packages/[^/]+/src/admin/|(?:^|node_modules/)@payloadcms/(?:ui|next)(?:/|$)' },
  },
]
