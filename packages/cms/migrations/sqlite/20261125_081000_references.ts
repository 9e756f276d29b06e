// @ts-nocheck: of two copies of the SQL builder
import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Links of menus, header and footer, which are emptied when what they lead to is deleted. */
const LINKS = {
  action: ['header', 'footer'],
  link: [
    'header_items',
    'header_items_children',
    'header_secondary_links',
    'footer_columns_links',
    'footer_legal_links',
    'menus_items',
    'menus_items_children',
    'menus_items_children_leaves',
  ],
}

/** Documents whose locks are deleted with them. */
const LOCKED = [
  'sliders',
  'missing_addresses',
  'posts',
  'categories',
  'tags',
  'series',
  'authors',
  'comments',
  'projects',
  'project_categories',
]

/** References by their tables, with what happens to a row when what it refers to is deleted. */
const REFERENCES = new Map([
  ...Object.entries(LINKS).flatMap(([group, tables]) =>
    tables.map((table) => [table, { columns: [`${group}_post_id`, `${group}_project_id`], action: 'set null' }]),
  ),
  ['payload_locked_documents_rels', { columns: LOCKED.map((name) => `${name}_id`), action: 'cascade' }],
])

/** The statement of a table in which columns that were added one by one say what happens at a deletion. */
function withAction(statement, { columns, action }) {
  const added = new RegExp(`(\`(?:${columns.join('|')})\` integer REFERENCES \\w+\\(id\\))(?: ON (?:UPDATE|DELETE) (?:no action|set null))*`, 'gi')
  return statement.replace(added, `$1 ON UPDATE no action ON DELETE ${action}`)
}

/**
 * Completes references that were added without `ON DELETE`, so that what they lead to can be deleted. Databases that have
 * them whole stay as they are.
 *
 * SQLite cannot change a reference, and making 11 tables anew would delete what refers to them. What a table refers to is
 * no part of its rows, so its statement alone is changed, by the steps that SQLite gives for this
 * (https://www.sqlite.org/lang_altertable.html#otheralter).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.transaction(async (tx) => {
    const changes = []
    for (const { name, statement } of await tx.all(sql`select name, sql as statement from sqlite_master where type = 'table'`)) {
      const references = REFERENCES.get(name)
      const whole = references ? withAction(statement, references) : statement
      if (whole !== statement) changes.push({ name, whole })
    }
    if (changes.length === 0) return
    const [{ schema_version: version }] = await tx.all(sql`pragma schema_version`)
    await tx.run(sql`pragma writable_schema = on`)
    try {
      for (const { name, whole } of changes) {
        await tx.run(sql`update sqlite_master set sql = ${whole} where type = 'table' and name = ${name}`)
      }
      // Every connection reads the tables again, this one too.
      await tx.run(sql.raw(`pragma schema_version = ${Number(version) + 1}`))
    } finally {
      await tx.run(sql`pragma writable_schema = off`)
    }
    await requireActions(tx, changes)
  })
}

/** @throws {Error} When a table does not read as it was written; nothing is changed then. */
async function requireActions(tx, changes): Promise<void> {
  for (const { name } of changes) {
    const { columns, action } = REFERENCES.get(name)
    const keys = await tx.all(sql`select "from" as source, on_delete as done from pragma_foreign_key_list(${name})`)
    const wrong = columns.find((column) => !keys.some(({ source, done }) => source === column && done.toLowerCase() === action))
    if (wrong) throw new Error(`The reference ${name}.${wrong} could not be completed, so the database was left as it is.`)
  }
}

/** The references stay: tables of the version before have them whole, too. */
export async function down(): Promise<void> {}
