// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

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
  const rank = `case _locale::text ${order.map((code, place) => `when '${code}' then ${place}`).join(' ')} else ${order.length} end`
  for (const table of TABLES) {
    const { locales, path, slug, languages } = namesOf(table)
    const take = `update "${locales}" set "${path}" = (select d."${path}" from "${table}" d where d.id = "${locales}"._parent_id)`
    const untaken = `_parent_id in (select _parent_id from "${locales}" group by _parent_id having max("${path}") is null)`
    const noted = `exists (select 1 from "${table}" d, jsonb_array_elements_text(case when jsonb_typeof(d."${languages}") = 'array' then d."${languages}" else '[]'::jsonb end) one(value) where d.id = "${locales}"._parent_id and one.value = "${locales}"._locale::text)`
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
    for (const statement of statements) await db.execute(sql.raw(statement))
  }
}

/** Gives each document the address that it has in the language which holds its slug. */
async function keepOnce({ db }: MigrateDownArgs): Promise<void> {
  for (const table of TABLES) {
    const { locales, path, slug } = namesOf(table)
    for (const column of [path, slug]) {
      const found = `select one."${column}" from "${locales}" one where one._parent_id = "${table}".id and one."${slug}" is not null order by one.id limit 1`
      await db.execute(sql.raw(`update "${table}" set "${column}" = (${found})`))
    }
  }
}

export async function up(args: MigrateUpArgs): Promise<void> {
  const { db } = args
  await db.execute(sql`
   ALTER TABLE "pages_locales" ADD COLUMN "slug" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "path" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_path" varchar;
  ALTER TABLE "posts_locales" ADD COLUMN "slug" varchar;
  ALTER TABLE "posts_locales" ADD COLUMN "path" varchar;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_path" varchar;
  ALTER TABLE "categories_locales" ADD COLUMN "slug" varchar;
  ALTER TABLE "categories_locales" ADD COLUMN "path" varchar;
  ALTER TABLE "tags_locales" ADD COLUMN "slug" varchar;
  ALTER TABLE "tags_locales" ADD COLUMN "path" varchar;
  ALTER TABLE "series_locales" ADD COLUMN "slug" varchar;
  ALTER TABLE "series_locales" ADD COLUMN "path" varchar;
  ALTER TABLE "authors_locales" ADD COLUMN "slug" varchar;
  ALTER TABLE "authors_locales" ADD COLUMN "path" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "slug" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "path" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_path" varchar;
  ALTER TABLE "project_categories_locales" ADD COLUMN "slug" varchar;
  ALTER TABLE "project_categories_locales" ADD COLUMN "path" varchar;`)
  await keepByLanguage(args)
  await db.execute(sql`
   DROP INDEX "pages_path_idx";
  DROP INDEX "_pages_v_version_version_path_idx";
  DROP INDEX "posts_path_idx";
  DROP INDEX "_posts_v_version_version_path_idx";
  DROP INDEX "categories_path_idx";
  DROP INDEX "tags_path_idx";
  DROP INDEX "series_path_idx";
  DROP INDEX "authors_path_idx";
  DROP INDEX "projects_path_idx";
  DROP INDEX "_projects_v_version_version_path_idx";
  DROP INDEX "project_categories_path_idx";
  ALTER TABLE "pages" DROP COLUMN "slug";
  ALTER TABLE "pages" DROP COLUMN "path";
  ALTER TABLE "_pages_v" DROP COLUMN "version_slug";
  ALTER TABLE "_pages_v" DROP COLUMN "version_path";
  ALTER TABLE "posts" DROP COLUMN "slug";
  ALTER TABLE "posts" DROP COLUMN "path";
  ALTER TABLE "_posts_v" DROP COLUMN "version_slug";
  ALTER TABLE "_posts_v" DROP COLUMN "version_path";
  ALTER TABLE "categories" DROP COLUMN "slug";
  ALTER TABLE "categories" DROP COLUMN "path";
  ALTER TABLE "tags" DROP COLUMN "slug";
  ALTER TABLE "tags" DROP COLUMN "path";
  ALTER TABLE "series" DROP COLUMN "slug";
  ALTER TABLE "series" DROP COLUMN "path";
  ALTER TABLE "authors" DROP COLUMN "slug";
  ALTER TABLE "authors" DROP COLUMN "path";
  ALTER TABLE "projects" DROP COLUMN "slug";
  ALTER TABLE "projects" DROP COLUMN "path";
  ALTER TABLE "_projects_v" DROP COLUMN "version_slug";
  ALTER TABLE "_projects_v" DROP COLUMN "version_path";
  ALTER TABLE "project_categories" DROP COLUMN "slug";
  ALTER TABLE "project_categories" DROP COLUMN "path";
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages_locales" USING btree ("path","_locale");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v_locales" USING btree ("version_path","_locale");
  CREATE UNIQUE INDEX "posts_path_idx" ON "posts_locales" USING btree ("path","_locale");
  CREATE INDEX "_posts_v_version_version_path_idx" ON "_posts_v_locales" USING btree ("version_path","_locale");
  CREATE UNIQUE INDEX "categories_path_idx" ON "categories_locales" USING btree ("path","_locale");
  CREATE UNIQUE INDEX "tags_path_idx" ON "tags_locales" USING btree ("path","_locale");
  CREATE UNIQUE INDEX "series_path_idx" ON "series_locales" USING btree ("path","_locale");
  CREATE UNIQUE INDEX "authors_path_idx" ON "authors_locales" USING btree ("path","_locale");
  CREATE UNIQUE INDEX "projects_path_idx" ON "projects_locales" USING btree ("path","_locale");
  CREATE INDEX "_projects_v_version_version_path_idx" ON "_projects_v_locales" USING btree ("version_path","_locale");
  CREATE UNIQUE INDEX "project_categories_path_idx" ON "project_categories_locales" USING btree ("path","_locale");`)
}

export async function down(args: MigrateDownArgs): Promise<void> {
  const { db } = args
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "slug" varchar;
  ALTER TABLE "pages" ADD COLUMN "path" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_path" varchar;
  ALTER TABLE "posts" ADD COLUMN "slug" varchar;
  ALTER TABLE "posts" ADD COLUMN "path" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_path" varchar;
  ALTER TABLE "categories" ADD COLUMN "slug" varchar;
  ALTER TABLE "categories" ADD COLUMN "path" varchar;
  ALTER TABLE "tags" ADD COLUMN "slug" varchar;
  ALTER TABLE "tags" ADD COLUMN "path" varchar;
  ALTER TABLE "series" ADD COLUMN "slug" varchar;
  ALTER TABLE "series" ADD COLUMN "path" varchar;
  ALTER TABLE "authors" ADD COLUMN "slug" varchar;
  ALTER TABLE "authors" ADD COLUMN "path" varchar;
  ALTER TABLE "projects" ADD COLUMN "slug" varchar;
  ALTER TABLE "projects" ADD COLUMN "path" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_path" varchar;
  ALTER TABLE "project_categories" ADD COLUMN "slug" varchar;
  ALTER TABLE "project_categories" ADD COLUMN "path" varchar;`)
  await keepOnce(args)
  await db.execute(sql`
   DROP INDEX "pages_path_idx";
  DROP INDEX "_pages_v_version_version_path_idx";
  DROP INDEX "posts_path_idx";
  DROP INDEX "_posts_v_version_version_path_idx";
  DROP INDEX "categories_path_idx";
  DROP INDEX "tags_path_idx";
  DROP INDEX "series_path_idx";
  DROP INDEX "authors_path_idx";
  DROP INDEX "projects_path_idx";
  DROP INDEX "_projects_v_version_version_path_idx";
  DROP INDEX "project_categories_path_idx";
  ALTER TABLE "pages_locales" DROP COLUMN "slug";
  ALTER TABLE "pages_locales" DROP COLUMN "path";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_slug";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_path";
  ALTER TABLE "posts_locales" DROP COLUMN "slug";
  ALTER TABLE "posts_locales" DROP COLUMN "path";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_slug";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_path";
  ALTER TABLE "categories_locales" DROP COLUMN "slug";
  ALTER TABLE "categories_locales" DROP COLUMN "path";
  ALTER TABLE "tags_locales" DROP COLUMN "slug";
  ALTER TABLE "tags_locales" DROP COLUMN "path";
  ALTER TABLE "series_locales" DROP COLUMN "slug";
  ALTER TABLE "series_locales" DROP COLUMN "path";
  ALTER TABLE "authors_locales" DROP COLUMN "slug";
  ALTER TABLE "authors_locales" DROP COLUMN "path";
  ALTER TABLE "projects_locales" DROP COLUMN "slug";
  ALTER TABLE "projects_locales" DROP COLUMN "path";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_slug";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_path";
  ALTER TABLE "project_categories_locales" DROP COLUMN "slug";
  ALTER TABLE "project_categories_locales" DROP COLUMN "path";
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE UNIQUE INDEX "posts_path_idx" ON "posts" USING btree ("path");
  CREATE INDEX "_posts_v_version_version_path_idx" ON "_posts_v" USING btree ("version_path");
  CREATE UNIQUE INDEX "categories_path_idx" ON "categories" USING btree ("path");
  CREATE UNIQUE INDEX "tags_path_idx" ON "tags" USING btree ("path");
  CREATE UNIQUE INDEX "series_path_idx" ON "series" USING btree ("path");
  CREATE UNIQUE INDEX "authors_path_idx" ON "authors" USING btree ("path");
  CREATE UNIQUE INDEX "projects_path_idx" ON "projects" USING btree ("path");
  CREATE INDEX "_projects_v_version_version_path_idx" ON "_projects_v" USING btree ("version_path");
  CREATE UNIQUE INDEX "project_categories_path_idx" ON "project_categories" USING btree ("path");`)
}
