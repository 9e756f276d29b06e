// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Tables with addresses, those with drafts first, which may have documents without a word in any language. */
const WITH_DRAFTS = ['pages', '_pages_v', 'posts', '_posts_v', 'projects', '_projects_v']
const TABLES = [...WITH_DRAFTS, 'categories', 'tags', 'series', 'authors', 'project_categories']

function namesOf(table: string) {
  const prefix = table.endsWith('_v') ? 'version_' : ''
  return { table, locales: `${table}_locales`, path: `${prefix}path`, slug: `${prefix}slug`, languages: `${prefix}languages` }
}

/**
 * Gives the path of each document to every language that it is written in, and its slug to the first of them, which the
 * others follow. One that does not say is written in the site's first language, or in those that it has words in.
 */
async function keepByLanguage({ db, payload }: MigrateUpArgs): Promise<void> {
  const { defaultLocale, localeCodes } = payload.config.localization
  const order = [defaultLocale, ...localeCodes.filter((code) => code !== defaultLocale)]
  const rank = `case _locale ${order.map((code, place) => `when '${code}' then ${place}`).join(' ')} else ${order.length} end`
  for (const table of TABLES) {
    const { locales, path, slug, languages } = namesOf(table)
    const take = `update "${locales}" set "${path}" = (select d."${path}" from "${table}" d where d.id = "${locales}"._parent_id)`
    const untaken = `_parent_id in (select _parent_id from "${locales}" group by _parent_id having max("${path}") is null)`
    const noted = `exists (select 1 from "${table}" d, json_each(case when json_valid(d."${languages}") and json_type(d."${languages}") = 'array' then d."${languages}" else '[]' end) one where d.id = "${locales}"._parent_id and one.value = "${locales}"._locale)`
    const statements = [
      ...(WITH_DRAFTS.includes(table)
        ? [`insert into "${locales}" (_parent_id, _locale) select d.id, '${defaultLocale}' from "${table}" d where d."${path}" is not null and not exists (select 1 from "${locales}" one where one._parent_id = d.id)`]
        : []),
      `${take} where ${noted}`,
      `${take} where _locale = '${defaultLocale}' and ${untaken}`,
      `${take} where ${untaken}`,
      `update "${locales}" set "${slug}" = (select d."${slug}" from "${table}" d where d.id = "${locales}"._parent_id)
        where id in (select id from (select id, row_number() over (partition by _parent_id order by ${rank}, id) as place from "${locales}" where "${path}" is not null) ranked where place = 1)`,
    ]
    for (const statement of statements) await db.run(sql.raw(statement))
  }
}

/** Gives each document the address that it has in the language which holds its slug. */
async function keepOnce({ db }: MigrateDownArgs): Promise<void> {
  for (const table of TABLES) {
    const { locales, path, slug } = namesOf(table)
    for (const column of [path, slug]) {
      const found = `select one."${column}" from "${locales}" one where one._parent_id = "${table}".id and one."${slug}" is not null order by one.id limit 1`
      await db.run(sql.raw(`update "${table}" set "${column}" = (${found})`))
    }
  }
}

export async function up(args: MigrateUpArgs): Promise<void> {
  const { db } = args
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`path\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_slug\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_path\` text;`)
  await db.run(sql`ALTER TABLE \`posts_locales\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`posts_locales\` ADD \`path\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v_locales\` ADD \`version_slug\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v_locales\` ADD \`version_path\` text;`)
  await db.run(sql`ALTER TABLE \`categories_locales\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`categories_locales\` ADD \`path\` text;`)
  await db.run(sql`ALTER TABLE \`tags_locales\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`tags_locales\` ADD \`path\` text;`)
  await db.run(sql`ALTER TABLE \`series_locales\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`series_locales\` ADD \`path\` text;`)
  await db.run(sql`ALTER TABLE \`authors_locales\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`authors_locales\` ADD \`path\` text;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` ADD \`path\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` ADD \`version_slug\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` ADD \`version_path\` text;`)
  await db.run(sql`ALTER TABLE \`project_categories_locales\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`project_categories_locales\` ADD \`path\` text;`)
  await keepByLanguage(args)
  await db.run(sql`DROP INDEX \`pages_path_idx\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_path_idx\`;`)
  await db.run(sql`DROP INDEX \`posts_path_idx\`;`)
  await db.run(sql`DROP INDEX \`_posts_v_version_version_path_idx\`;`)
  await db.run(sql`DROP INDEX \`categories_path_idx\`;`)
  await db.run(sql`DROP INDEX \`tags_path_idx\`;`)
  await db.run(sql`DROP INDEX \`series_path_idx\`;`)
  await db.run(sql`DROP INDEX \`authors_path_idx\`;`)
  await db.run(sql`DROP INDEX \`projects_path_idx\`;`)
  await db.run(sql`DROP INDEX \`_projects_v_version_version_path_idx\`;`)
  await db.run(sql`DROP INDEX \`project_categories_path_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`path\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_slug\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_path\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`path\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_slug\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_path\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`path\`;`)
  await db.run(sql`ALTER TABLE \`tags\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`tags\` DROP COLUMN \`path\`;`)
  await db.run(sql`ALTER TABLE \`series\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`series\` DROP COLUMN \`path\`;`)
  await db.run(sql`ALTER TABLE \`authors\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`authors\` DROP COLUMN \`path\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`path\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_slug\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_path\`;`)
  await db.run(sql`ALTER TABLE \`project_categories\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`project_categories\` DROP COLUMN \`path\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_path_idx\` ON \`pages_locales\` (\`path\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_path_idx\` ON \`_pages_v_locales\` (\`version_path\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_path_idx\` ON \`posts_locales\` (\`path\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_path_idx\` ON \`_posts_v_locales\` (\`version_path\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_path_idx\` ON \`categories_locales\` (\`path\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tags_path_idx\` ON \`tags_locales\` (\`path\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`series_path_idx\` ON \`series_locales\` (\`path\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`authors_path_idx\` ON \`authors_locales\` (\`path\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_path_idx\` ON \`projects_locales\` (\`path\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_path_idx\` ON \`_projects_v_locales\` (\`version_path\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_categories_path_idx\` ON \`project_categories_locales\` (\`path\`,\`_locale\`);`)
}

export async function down(args: MigrateDownArgs): Promise<void> {
  const { db } = args
  await db.run(sql`ALTER TABLE \`pages\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`path\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_slug\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_path\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`path\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_slug\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_path\` text;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`path\` text;`)
  await db.run(sql`ALTER TABLE \`tags\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`tags\` ADD \`path\` text;`)
  await db.run(sql`ALTER TABLE \`series\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`series\` ADD \`path\` text;`)
  await db.run(sql`ALTER TABLE \`authors\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`authors\` ADD \`path\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`path\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_slug\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_path\` text;`)
  await db.run(sql`ALTER TABLE \`project_categories\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`project_categories\` ADD \`path\` text;`)
  await keepOnce(args)
  await db.run(sql`DROP INDEX \`pages_path_idx\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_path_idx\`;`)
  await db.run(sql`DROP INDEX \`posts_path_idx\`;`)
  await db.run(sql`DROP INDEX \`_posts_v_version_version_path_idx\`;`)
  await db.run(sql`DROP INDEX \`categories_path_idx\`;`)
  await db.run(sql`DROP INDEX \`tags_path_idx\`;`)
  await db.run(sql`DROP INDEX \`series_path_idx\`;`)
  await db.run(sql`DROP INDEX \`authors_path_idx\`;`)
  await db.run(sql`DROP INDEX \`projects_path_idx\`;`)
  await db.run(sql`DROP INDEX \`_projects_v_version_version_path_idx\`;`)
  await db.run(sql`DROP INDEX \`project_categories_path_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`path\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_slug\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_path\`;`)
  await db.run(sql`ALTER TABLE \`posts_locales\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`posts_locales\` DROP COLUMN \`path\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v_locales\` DROP COLUMN \`version_slug\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v_locales\` DROP COLUMN \`version_path\`;`)
  await db.run(sql`ALTER TABLE \`categories_locales\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`categories_locales\` DROP COLUMN \`path\`;`)
  await db.run(sql`ALTER TABLE \`tags_locales\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`tags_locales\` DROP COLUMN \`path\`;`)
  await db.run(sql`ALTER TABLE \`series_locales\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`series_locales\` DROP COLUMN \`path\`;`)
  await db.run(sql`ALTER TABLE \`authors_locales\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`authors_locales\` DROP COLUMN \`path\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`path\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_slug\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_path\`;`)
  await db.run(sql`ALTER TABLE \`project_categories_locales\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`project_categories_locales\` DROP COLUMN \`path\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_path_idx\` ON \`pages\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_path_idx\` ON \`_pages_v\` (\`version_path\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_path_idx\` ON \`posts\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_path_idx\` ON \`_posts_v\` (\`version_path\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_path_idx\` ON \`categories\` (\`path\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tags_path_idx\` ON \`tags\` (\`path\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`series_path_idx\` ON \`series\` (\`path\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`authors_path_idx\` ON \`authors\` (\`path\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_path_idx\` ON \`projects\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_path_idx\` ON \`_projects_v\` (\`version_path\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_categories_path_idx\` ON \`project_categories\` (\`path\`);`)
}
