// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`gate\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`gate_locales\` (
  	\`texts_password_title\` text,
  	\`texts_password_text\` text,
  	\`texts_password_label\` text,
  	\`texts_password_button\` text,
  	\`texts_wrong_password\` text,
  	\`texts_too_many_tries\` text,
  	\`texts_members_title\` text,
  	\`texts_members_text\` text,
  	\`texts_members_link\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`gate\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`gate_locales_locale_parent_id_unique\` ON \`gate_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`gate_locales_parent_idx\` ON \`gate_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`visibility\` text DEFAULT 'everyone';`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`password_hash\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_visibility\` text DEFAULT 'everyone';`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_password_hash\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`visibility\` text DEFAULT 'everyone';`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`password_hash\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_visibility\` text DEFAULT 'everyone';`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_password_hash\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`visibility\` text DEFAULT 'everyone';`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`password_hash\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_visibility\` text DEFAULT 'everyone';`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_password_hash\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`gate\`;`)
  await db.run(sql`DROP TABLE \`gate_locales\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`visibility\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`password_hash\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_visibility\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_password_hash\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`visibility\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`password_hash\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_visibility\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_password_hash\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`visibility\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`password_hash\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_visibility\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_password_hash\`;`)
}
