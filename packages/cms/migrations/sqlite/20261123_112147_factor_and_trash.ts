// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`user_id\` integer,
  	\`sealed_key\` text NOT NULL,
  	\`since\` numeric,
  	\`last_step\` numeric,
  	\`wrong_tries\` numeric DEFAULT 0 NOT NULL,
  	\`last_try_at\` numeric DEFAULT 0 NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_user_idx\` ON \`second_factors\` (\`user_id\`);`)
  await db.run(sql`CREATE TABLE \`recovery_codes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`user_id\` integer,
  	\`hash\` text NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`recovery_codes_user_idx\` ON \`recovery_codes\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`recovery_codes_hash_idx\` ON \`recovery_codes\` (\`hash\`);`)
  await db.run(sql`CREATE TABLE \`account_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`second_factor\` text DEFAULT 'nobody' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`posts_deleted_at_idx\` ON \`posts\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_deleted_at_idx\` ON \`_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`categories_deleted_at_idx\` ON \`categories\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`tags\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`tags_deleted_at_idx\` ON \`tags\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`series\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`series_deleted_at_idx\` ON \`series\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`authors\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`authors_deleted_at_idx\` ON \`authors\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`projects_deleted_at_idx\` ON \`projects\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_deleted_at_idx\` ON \`_projects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`project_categories\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`project_categories_deleted_at_idx\` ON \`project_categories\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`reusable_blocks\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`reusable_blocks_deleted_at_idx\` ON \`reusable_blocks\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`sliders\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`sliders_deleted_at_idx\` ON \`sliders\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_sliders_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_version_deleted_at_idx\` ON \`_sliders_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`menus_deleted_at_idx\` ON \`menus\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`contact_forms\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`contact_forms_deleted_at_idx\` ON \`contact_forms\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`second_factors_id\` integer REFERENCES second_factors(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`recovery_codes_id\` integer REFERENCES recovery_codes(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_second_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`second_factors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_recovery_codes_id_idx\` ON \`payload_locked_documents_rels\` (\`recovery_codes_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`recovery_codes\`;`)
  await db.run(sql`DROP TABLE \`account_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`series_id\` integer,
  	\`authors_id\` integer,
  	\`comments_id\` integer,
  	\`projects_id\` integer,
  	\`project_categories_id\` integer,
  	\`reusable_blocks_id\` integer,
  	\`sliders_id\` integer,
  	\`menus_id\` integer,
  	\`contact_forms_id\` integer,
  	\`submissions_id\` integer,
  	\`deliveries_id\` integer,
  	\`media_id\` integer,
  	\`redirects_id\` integer,
  	\`missing_addresses_id\` integer,
  	\`users_id\` integer,
  	\`content_revisions_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`series_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`comments_id\`) REFERENCES \`comments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`project_categories_id\`) REFERENCES \`project_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reusable_blocks_id\`) REFERENCES \`reusable_blocks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sliders_id\`) REFERENCES \`sliders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_forms_id\`) REFERENCES \`contact_forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`submissions_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deliveries_id\`) REFERENCES \`deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`missing_addresses_id\`) REFERENCES \`missing_addresses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`content_revisions_id\`) REFERENCES \`content_revisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "posts_id", "categories_id", "tags_id", "series_id", "authors_id", "comments_id", "projects_id", "project_categories_id", "reusable_blocks_id", "sliders_id", "menus_id", "contact_forms_id", "submissions_id", "deliveries_id", "media_id", "redirects_id", "missing_addresses_id", "users_id", "content_revisions_id") SELECT "id", "order", "parent_id", "path", "pages_id", "posts_id", "categories_id", "tags_id", "series_id", "authors_id", "comments_id", "projects_id", "project_categories_id", "reusable_blocks_id", "sliders_id", "menus_id", "contact_forms_id", "submissions_id", "deliveries_id", "media_id", "redirects_id", "missing_addresses_id", "users_id", "content_revisions_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_series_id_idx\` ON \`payload_locked_documents_rels\` (\`series_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_comments_id_idx\` ON \`payload_locked_documents_rels\` (\`comments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_project_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`project_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reusable_blocks_id_idx\` ON \`payload_locked_documents_rels\` (\`reusable_blocks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sliders_id_idx\` ON \`payload_locked_documents_rels\` (\`sliders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_missing_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`missing_addresses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_content_revisions_id_idx\` ON \`payload_locked_documents_rels\` (\`content_revisions_id\`);`)
  await db.run(sql`DROP INDEX \`pages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`posts_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_posts_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`categories_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`tags_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`tags\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`series_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`series\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`authors_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`authors\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`projects_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_projects_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`project_categories_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`project_categories\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`reusable_blocks_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`reusable_blocks\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`sliders_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`sliders\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_sliders_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_sliders_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`menus_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`menus\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`contact_forms_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`contact_forms\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`redirects_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`deleted_at\`;`)
}
