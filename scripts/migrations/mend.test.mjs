import { describe, expect, it } from 'vitest'
import { isEmptyMigration, mendMigration } from './mend.mjs'

/** A migration as Payload writes it. @param {string} up @param {string} down */
const generated = (up, down) => `import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  ${up}
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  ${down}
}
`

const ADD_PAGE = 'await db.run(sql`ALTER TABLE \\`menus\\` ADD \\`page_id\\` integer REFERENCES pages(id);`)'
const ADD_FILE = 'await db.run(sql`ALTER TABLE \\`menus\\` ADD \\`file_id\\` integer NOT NULL REFERENCES media(id);`)'
const ADD_TITLE = 'await db.run(sql`ALTER TABLE \\`menus\\` ADD \\`title\\` text;`)'

/** @param {string} column @param {string} onDelete */
const schema = (column, onDelete) => ({
  tables: {
    menus: { foreignKeys: { key: { tableFrom: 'menus', columnsFrom: [column], onDelete, onUpdate: 'no action' } } },
  },
})

const schemas = { before: schema('file_id', 'cascade'), after: schema('page_id', 'set null') }

describe('a generated migration', () => {
  it('deletes as the schema has it, each way with the schema it leads to', () => {
    const mended = mendMigration(generated(ADD_PAGE, ADD_FILE), schemas)
    expect(mended).toContain(
      'ADD \\`page_id\\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)\n}\n',
    )
    expect(mended).toContain(
      'ADD \\`file_id\\` integer NOT NULL REFERENCES media(id) ON UPDATE no action ON DELETE cascade;`)\n}\n',
    )
  })

  it('is left out by the checker, and otherwise what it was', () => {
    const source = generated(ADD_TITLE, '// Migration code')
    expect(mendMigration(source, schemas)).toBe(
      `// @ts-nocheck: generated, and of two copies of the SQL builder\n${source}`,
    )
  })

  it('is mended once', () => {
    const mended = mendMigration(generated(ADD_PAGE, ADD_FILE), schemas)
    expect(mendMigration(mended, schemas)).toBe(mended)
  })

  it('may refer only to what the schema refers to', () =>
    expect(() => mendMigration(generated(ADD_FILE, ADD_PAGE), schemas)).toThrow('no reference for menus.file_id'))

  it.each([
    [generated('// Migration code', '// Migration code'), true],
    [generated(ADD_TITLE, '// Migration code'), false],
    [generated('// Migration code', ADD_TITLE), false],
  ])('is empty without a statement', (source, isEmpty) => expect(isEmptyMigration(source)).toBe(isEmpty))
})
