// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`header_secondary_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_type\` text DEFAULT 'page',
  	\`link_new_tab\` integer DEFAULT false,
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_secondary_links_order_idx\` ON \`header_secondary_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_secondary_links_parent_id_idx\` ON \`header_secondary_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_secondary_links_link_link_page_idx\` ON \`header_secondary_links\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`header_secondary_links_locales\` (
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_secondary_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`header_secondary_links_locales_locale_parent_id_unique\` ON \`header_secondary_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`header\` ADD \`secondary_on_phones\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`header_locales\` ADD \`secondary_notice\` text;`)
  await db.run(sql`ALTER TABLE \`header_locales\` ADD \`texts_secondary\` text;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`layout\` text DEFAULT 'columns' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`theme\` ADD \`page_transitions\` integer DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`header_secondary_links\`;`)
  await db.run(sql`DROP TABLE \`header_secondary_links_locales\`;`)
  await db.run(sql`ALTER TABLE \`header\` DROP COLUMN \`secondary_on_phones\`;`)
  await db.run(sql`ALTER TABLE \`header_locales\` DROP COLUMN \`secondary_notice\`;`)
  await db.run(sql`ALTER TABLE \`header_locales\` DROP COLUMN \`texts_secondary\`;`)
  await db.run(sql`ALTER TABLE \`footer\` DROP COLUMN \`layout\`;`)
  await db.run(sql`ALTER TABLE \`theme\` DROP COLUMN \`page_transitions\`;`)
}
