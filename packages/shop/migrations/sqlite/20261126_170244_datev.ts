// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`datev_consultant\` text;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`datev_client\` text;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`datev_debtor\` text;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` ADD \`datev_accounts\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`datev_consultant\`;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`datev_client\`;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`datev_debtor\`;`)
  await db.run(sql`ALTER TABLE \`shop_rules\` DROP COLUMN \`datev_accounts\`;`)
}
