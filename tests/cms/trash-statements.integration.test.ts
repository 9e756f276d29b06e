import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'

const ROOT = new URL('../../', import.meta.url)

/** Statements of SQL in one file that read or write a table which may hold what lies in the trash. */
interface Listed {
  readonly statements: number
  /** How they handle the trash, or why they need not. */
  readonly because: string
}

const OWN_TABLES = 'Tables of the search index alone, which what lies in the trash has left.'

const LISTED: Readonly<Record<string, Listed>> = {
  'packages/content/src/content/redirects/find-redirect.ts': { statements: 1, because: 'Leaves the trash out.' },
  'packages/wordpress/src/store/redirects.ts': {
    statements: 2,
    because: 'An address that a redirect in the trash has is taken, so it is not added a second time.',
  },
  'packages/cms/src/database/find-at-path.ts': {
    statements: 1,
    because: 'Finds an id within a statement of Payload, which leaves the trash out.',
  },
  'packages/content/src/content/documents/base-slug.ts': {
    statements: 1,
    because: 'Asks a global for its slug; globals are in no trash.',
  },
  'packages/content/src/content/documents/made-paths.ts': {
    statements: 1,
    because: 'The address of a document in the trash is set aside, so it is free; another could not be stored twice.',
  },
  'packages/content/src/content/redirects/old-addresses.ts': { statements: 1, because: 'Leaves the trash out.' },
  'packages/content/src/store/row-writer.ts': {
    statements: 1,
    because: 'Writes rows of new documents, which are in no trash.',
  },
  'packages/content/src/content/redirects/shorten-chains.ts': {
    statements: 1,
    because: 'Asks only whether any redirect may need a shorter way; the update that follows leaves the trash out.',
  },
  'packages/content/src/store/redirect-rows.ts': {
    statements: 1,
    because: 'The old address of a redirect in the trash is set aside, so a row that has one is in none.',
  },
  'packages/content/src/store/move-paths.ts': {
    statements: 1,
    because: 'Pages below a page that moves follow it in the trash, too.',
  },
  'packages/seo/src/store/write-missing.ts': {
    statements: 1,
    because: 'The old address of a redirect in the trash is set aside, so it is missing again.',
  },
  'packages/forms/src/content/inbox/read-messages.ts': {
    statements: 1,
    because: 'A message names its form, also one in the trash.',
  },
  'packages/forms/src/content/inbox/erase-by-email.ts': {
    statements: 1,
    because: 'A form in the trash may come back, and who gets its messages keeps those that came.',
  },
  'packages/forms/src/store/mend-senders.ts': {
    statements: 2,
    because: 'Messages of a form in the trash have a sender, too.',
  },
  'packages/forms/src/store/rename-in-languages.ts': {
    statements: 2,
    because: 'Texts of one form, which was just saved, follow the names of its fields.',
  },
  'packages/forms/src/server/give-up-webhook.ts': {
    statements: 1,
    because: 'A form in the trash may come back, and its webhook leads to a receiver that is gone, too.',
  },
  'packages/forms/src/server/inbox/delete-expired.ts': {
    statements: 1,
    because: 'Messages are kept no longer because their form lies in the trash.',
  },
  'packages/forum/src/store/imported-rows.ts': {
    statements: 1,
    because: 'Rows about the posts of a topic that an import takes back, which are in no trash.',
  },
  'packages/forum/src/store/searched-topic-rows.ts': {
    statements: 3,
    because: 'Topics are in no trash, nor is a board that has some.',
  },
  'packages/forum/src/store/subscription-rows.ts': {
    statements: 1,
    because: 'Rows of what members want to know of, which are in no trash.',
  },
  'packages/health/src/store/recorded-files.ts': {
    statements: 1,
    because: 'A file in the trash still belongs to the library, so it is not named as one that belongs to nothing.',
  },
  'packages/search/src/store/index/rebuild.ts': { statements: 2, because: 'Leaves the trash out.' },
  'packages/search/src/store/index/reconcile.ts': {
    statements: 3,
    because: 'Leaves the trash out; rows that features read themselves are in none.',
  },
  'packages/search/src/store/index/keep.ts': {
    statements: 1,
    because: 'Asks only whether a collection has anything, so that an empty site makes no index.',
  },
  'packages/search/src/store/index/find.ts': { statements: 8, because: OWN_TABLES },
  'packages/search/src/store/index/step.ts': { statements: 1, because: OWN_TABLES },
  'packages/search/src/store/index/write.ts': { statements: 9, because: OWN_TABLES },
  'packages/search/src/server/report.ts': { statements: 1, because: OWN_TABLES },
}

let content: TestContent

beforeAll(async () => {
  content = await openContent()
})

afterAll(() => content.close())

it('every statement over a collection with trash is listed, with what it does about the trash', () => {
  const tables = content.payload.config.collections
    .filter(({ trash }) => trash)
    .map(({ slug }) => slug.replaceAll('-', '_'))
  expect(tables).toContain('pages')
  const found = Object.fromEntries(
    sources()
      .map((file) => [file, statementsOver(tables, readFileSync(new URL(file, ROOT), 'utf8'))] as const)
      .filter(([, count]) => count > 0),
  )
  expect(found).toEqual(Object.fromEntries(Object.entries(LISTED).map(([file, { statements }]) => [file, statements])))
})

/** Sources of the product, as paths from the root. */
function sources(): readonly string[] {
  return ['packages', 'apps'].flatMap((folder) =>
    readdirSync(new URL(folder, ROOT))
      .map((name) => `${folder}/${name}/src`)
      .flatMap((src) =>
        readdirSync(new URL(src, ROOT), { recursive: true, encoding: 'utf8' }).map((name) => `${src}/${name}`),
      )
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file)),
  )
}

/** Counts statements over one of the tables, its versions and its rows, and over any whose name is not written there. */
function statementsOver(tables: readonly string[], source: string): number {
  const isOver = (name: string) =>
    name.startsWith('$') || tables.some((table) => new RegExp(`^(${table}|_${table}_v)(_|$)`).test(name))
  return [...source.matchAll(/(?:sql`|`(?=insert into ))((?:[^`\\]|\\.)*)`/gs)].filter(([, statement = '']) =>
    [...statement.matchAll(/\b(?:from|join|update|into)\s+"?(\w+|\$\{)/gi)].some(([, name = '']) => isOver(name)),
  ).length
}
