// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`consents\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`spam\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`files\` text;`)
  await db.run(sql`ALTER TABLE \`deliveries\` ADD \`waits_for\` text;`)
  await db.run(sql`CREATE INDEX \`deliveries_waits_for_idx\` ON \`deliveries\` (\`waits_for\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`deliveries_waits_for_idx\`;`)
  await db.run(sql`ALTER TABLE \`deliveries\` DROP COLUMN \`waits_for\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`consents\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`spam\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`files\`;`)
}
