// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`matched_by\` text;`)
  await db.run(sql`CREATE INDEX \`redirects_matched_by_idx\` ON \`redirects\` (\`matched_by\`);`)
  await db.run(sql`CREATE INDEX \`redirects_to_idx\` ON \`redirects\` (\`to\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`redirects_matched_by_idx\`;`)
  await db.run(sql`DROP INDEX \`redirects_to_idx\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`matched_by\`;`)
}
