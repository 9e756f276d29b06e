import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../launch/paths.mjs'
import { CONTRACTIONS, FIRST_RELEASE, takenAway } from './expand-first.mjs'

const module = (/** @type {string} */ up, down = '') =>
  `export async function up({ db }) { await db.execute(sql\`${up}\`) }\nexport async function down({ db }) { await db.execute(sql\`${down}\`) }`

describe('a migration takes something away from the version of before', () => {
  it.each([
    'ALTER TABLE "pages" DROP COLUMN "path";',
    'DROP TABLE "pages_locales" CASCADE;',
    'ALTER TABLE "pages" RENAME COLUMN "path" TO "address";',
    'ALTER TABLE "pages" ALTER COLUMN "title" SET NOT NULL;',
    'ALTER TABLE "pages" ALTER COLUMN "order" SET DATA TYPE text;',
    'ALTER TABLE "pages" ADD COLUMN "owner" integer NOT NULL;',
  ])('by %s', (statement) => expect(takenAway(module(statement))).toHaveLength(1))

  it.each([
    'CREATE TABLE "shops" ("id" serial PRIMARY KEY NOT NULL);',
    'ALTER TABLE "pages" ADD COLUMN "owner" integer;',
    `ALTER TABLE "pages" ADD COLUMN "state" "enum" DEFAULT 'new' NOT NULL;`,
    'DROP INDEX "pages_path_idx"; CREATE INDEX "pages_path_idx" ON "pages" ("path");',
    `ALTER TYPE "enum_pages_status" ADD VALUE 'archived';`,
  ])('not by %s', (statement) => expect(takenAway(module(statement))).toEqual([]))

  it('not by what undoes it', () => expect(takenAway(module('SELECT 1;', 'DROP TABLE "shops";'))).toEqual([]))
})

describe('migrations since the first release', () => {
  const folder = inRoot('packages/cms/migrations/postgres')
  const names = readdirSync(folder).flatMap((file) => /^(\d+_.*)\.ts$/.exec(file)?.[1] ?? [])

  it('are counted from one that is there', () => expect(names).toContain(FIRST_RELEASE))

  it('expand first: the version of before runs beside them', () => {
    const later = names.filter((name) => name > FIRST_RELEASE && !(name in CONTRACTIONS))
    const found = later.map((name) => [name, takenAway(readFileSync(`${folder}/${name}.ts`, 'utf8'))])
    // Leave what is there, and take it away a release after nothing names it any more: then name the migration in
    // CONTRACTIONS.
    expect(found.filter(([, statements = []]) => statements.length > 0)).toEqual([])
  })
})
