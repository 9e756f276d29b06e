// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` ADD \`last_sign_in_at\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invited_at\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`last_sign_in_at\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invited_at\`;`)
}
