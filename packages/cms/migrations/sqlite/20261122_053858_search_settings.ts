// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` ADD \`search_min_characters\` numeric DEFAULT 4 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`search_per_page\` numeric DEFAULT 6 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`search_titles_only\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`search_show_images\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`search_show_types\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site_locales\` ADD \`search_no_results\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`search_min_characters\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`search_per_page\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`search_titles_only\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`search_show_images\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`search_show_types\`;`)
  await db.run(sql`ALTER TABLE \`site_locales\` DROP COLUMN \`search_no_results\`;`)
}
