// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`search_types\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`search\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_types_order_idx\` ON \`search_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`search_types_parent_idx\` ON \`search_types\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`search\` ADD \`recent\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`search_locales\` ADD \`texts_recent\` text;`)
  await db.run(sql`ALTER TABLE \`search_locales\` ADD \`texts_forget\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`search_types\`;`)
  await db.run(sql`ALTER TABLE \`search\` DROP COLUMN \`recent\`;`)
  await db.run(sql`ALTER TABLE \`search_locales\` DROP COLUMN \`texts_recent\`;`)
  await db.run(sql`ALTER TABLE \`search_locales\` DROP COLUMN \`texts_forget\`;`)
}
