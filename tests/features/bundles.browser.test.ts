import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { requireBuiltAdmin } from '../../scripts/launch/build.mjs'

const inRoot = (file: string) => join(fileURLToPath(new URL('../..', import.meta.url)), file)

/** Packages that are features: names of those that every site has, and optional ones. */
const LISTED: readonly (string | { readonly name: string })[] = JSON.parse(
  readFileSync(inRoot('features.json'), 'utf8'),
)

/** Names of the packages that are features of every site. */
const FEATURES = LISTED.filter((listed) => typeof listed === 'string')

/** Files below a folder whose names end like this, with their text. */
function filesIn(folder: string, ending: string): readonly string[] {
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(inRoot(folder), file), 'utf8'))
}

interface SourceMap {
  readonly sources?: readonly string[]
  readonly sections?: readonly { readonly map: SourceMap }[]
}

function sourcesOf({ sources = [], sections = [] }: SourceMap): readonly string[] {
  return [...sources, ...sections.flatMap(({ map }) => sourcesOf(map))]
}

/** This project's modules in what Next built, from the project's root. */
function adminModules(): readonly string[] {
  const sources = filesIn('apps/admin/.next/server', '.js.map').flatMap((text) => sourcesOf(JSON.parse(text)))
  const own = sources.flatMap(
    (source) => /(?:apps|packages)\/[^/]+\/src\/.*$/.exec(decodeURIComponent(source))?.[0] ?? [],
  )
  return [...new Set(own)].filter((file) => !file.includes('node_modules'))
}

/** Modules that the built site loads from packages of others. */
function siteImports(): readonly string[] {
  const loaded = /\b(?:from|import)\s*\(?\s*["'`]([@a-z][^"'`]*)["'`]/g
  return filesIn('apps/site/dist/server', '.js').flatMap((text) =>
    [...text.matchAll(loaded)].map(([, name = '']) => name),
  )
}

describe('the built admin', () => {
  let modules: readonly string[]
  beforeAll(async () => {
    requireBuiltAdmin()
    modules = adminModules()
  })

  it('holds declarations, forms and rules of every feature', () => {
    expect(modules).toContain('packages/cms/src/config/content-model.ts')
    const missing = FEATURES.filter((name) => !modules.some((file) => file.startsWith(`packages/${name}/src/`)))
    expect(missing).toEqual([])
  })
  it('holds nothing that runs on the site', () => {
    const servers = LISTED.map((listed) => (typeof listed === 'string' ? listed : listed.name)).map(
      (name) => `packages/${name}/src/server/`,
    )
    const foreign = modules.filter(
      (file) =>
        file.startsWith('apps/site/') ||
        /\/src\/feature\.(?:server|view)\.tsx?$/.test(file) ||
        servers.some((server) => file.startsWith(server)),
    )
    expect(foreign).toEqual([])
  })
})

describe('the built site', () => {
  it('loads nothing that the admin is made of', () => {
    const imports = siteImports()
    expect(imports).toEqual(expect.arrayContaining(['fastify', 'payload']))
    expect(
      imports.filter((name) => /^(?:next|@payloadcms\/(?:next|ui)|@dnd-kit\/.*|react-moveable)(?:\/|$)/.test(name)),
    ).toEqual([])
  })
  it('sends browsers nothing that is the server’s or the editors’', () => {
    const [manifest = '{}'] = filesIn('apps/site/dist/client/.vite', 'manifest.json')
    const sources = Object.keys(JSON.parse(manifest))
    expect(sources.some((source) => source.endsWith('.enhancer.ts'))).toBe(true)
    expect(sources.filter((source) => /packages\/[^/]+\/src\/(?:admin|content|server|store)\//.test(source))).toEqual(
      [],
    )
  })
  it('sends browsers no renderer of servers', () => {
    const scripts = filesIn('apps/site/dist/client/assets', '.js')
    expect(scripts.some((text) => text.includes('hydrateRoot'))).toBe(true)
    expect(scripts.filter((text) => /renderTo(?:String|ReadableStream)/.test(text))).toEqual([])
  })
})
