// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`comments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`author\` text NOT NULL,
  	\`email\` text,
  	\`comment\` text NOT NULL,
  	\`post_id\` integer NOT NULL,
  	\`parent_id\` integer,
  	\`language\` text NOT NULL,
  	\`spam\` text,
  	\`sender\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`comments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`comments_state_idx\` ON \`comments\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`comments_email_idx\` ON \`comments\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`comments_post_idx\` ON \`comments\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_parent_idx\` ON \`comments\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_language_idx\` ON \`comments\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`comments_sender_idx\` ON \`comments\` (\`sender\`);`)
  await db.run(sql`CREATE INDEX \`comments_updated_at_idx\` ON \`comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comments_created_at_idx\` ON \`comments\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`allow_comments\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_allow_comments\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`comments_id\` integer REFERENCES comments(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_comments_id_idx\` ON \`payload_locked_documents_rels\` (\`comments_id\`);`)
  await db.run(sql`ALTER TABLE \`blog\` ADD \`comments_is_on\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`blog\` ADD \`comments_close_after_days\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`blog\` ADD \`comments_levels\` numeric DEFAULT 3 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`blog\` ADD \`comments_needs_email\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`blog\` ADD \`comments_notify\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_consent\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_heading\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_one\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_many\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_none\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_write\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_reply\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_reply_to\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_cancel\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_name\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_email\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_email_hint\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_optional\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_comment\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_send\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_sent\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_closed\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_removed\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_required\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_not_an_address\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_too_long\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_not_agreed\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_problems\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_too_many\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_parent_gone\` text;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` ADD \`comments_texts_failed\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`comments\`;`)
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "posts_id", "categories_id", "tags_id", "series_id", "authors_id", "reusable_blocks_id", "sliders_id", "menus_id", "contact_forms_id", "submissions_id", "deliveries_id", "media_id", "redirects_id", "missing_addresses_id", "users_id", "content_revisions_id") SELECT "id", "order", "parent_id", "path", "pages_id", "posts_id", "categories_id", "tags_id", "series_id", "authors_id", "reusable_blocks_id", "sliders_id", "menus_id", "contact_forms_id", "submissions_id", "deliveries_id", "media_id", "redirects_id", "missing_addresses_id", "users_id", "content_revisions_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`allow_comments\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_allow_comments\`;`)
  await db.run(sql`ALTER TABLE \`blog\` DROP COLUMN \`comments_is_on\`;`)
  await db.run(sql`ALTER TABLE \`blog\` DROP COLUMN \`comments_close_after_days\`;`)
  await db.run(sql`ALTER TABLE \`blog\` DROP COLUMN \`comments_levels\`;`)
  await db.run(sql`ALTER TABLE \`blog\` DROP COLUMN \`comments_needs_email\`;`)
  await db.run(sql`ALTER TABLE \`blog\` DROP COLUMN \`comments_notify\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_consent\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_heading\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_one\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_many\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_none\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_write\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_reply\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_reply_to\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_cancel\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_name\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_email\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_email_hint\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_optional\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_comment\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_send\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_sent\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_closed\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_removed\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_required\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_not_an_address\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_too_long\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_not_agreed\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_problems\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_too_many\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_parent_gone\`;`)
  await db.run(sql`ALTER TABLE \`blog_locales\` DROP COLUMN \`comments_texts_failed\`;`)
}
