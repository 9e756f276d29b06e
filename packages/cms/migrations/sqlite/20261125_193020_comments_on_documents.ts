// @ts-nocheck: generated but for what is copied, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`comments_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`comments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`comments_rels_order_idx\` ON \`comments_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_parent_idx\` ON \`comments_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_path_idx\` ON \`comments_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_pages_id_idx\` ON \`comments_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_posts_id_idx\` ON \`comments_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_projects_id_idx\` ON \`comments_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`comment_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`is_on\` integer DEFAULT false,
  	\`close_after_days\` numeric DEFAULT 0 NOT NULL,
  	\`levels\` numeric DEFAULT 3 NOT NULL,
  	\`needs_email\` integer DEFAULT false,
  	\`notify\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`comment_settings_locales\` (
  	\`consent\` text,
  	\`texts_heading\` text,
  	\`texts_one\` text,
  	\`texts_many\` text,
  	\`texts_none\` text,
  	\`texts_write\` text,
  	\`texts_reply\` text,
  	\`texts_reply_to\` text,
  	\`texts_cancel\` text,
  	\`texts_name\` text,
  	\`texts_email\` text,
  	\`texts_email_hint\` text,
  	\`texts_optional\` text,
  	\`texts_comment\` text,
  	\`texts_send\` text,
  	\`texts_sent\` text,
  	\`texts_closed\` text,
  	\`texts_removed\` text,
  	\`texts_required\` text,
  	\`texts_not_an_address\` text,
  	\`texts_too_long\` text,
  	\`texts_not_agreed\` text,
  	\`texts_problems\` text,
  	\`texts_too_many\` text,
  	\`texts_parent_gone\` text,
  	\`texts_failed\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`comment_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`comment_settings_locales_locale_parent_id_unique\` ON \`comment_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`comment_settings_locales_parent_idx\` ON \`comment_settings_locales\` (\`_parent_id\`);`)
  // Foreign keys stay on in a transaction, so dropping the table empties what refers to it: that is written back.
  await db.run(sql`CREATE TABLE \`__old_comments\` AS SELECT id, parent_id, post_id FROM \`comments\`;`)
  await db.run(sql`CREATE TABLE \`__new_comments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`author\` text NOT NULL,
  	\`email\` text,
  	\`comment\` text NOT NULL,
  	\`parent_id\` integer,
  	\`language\` text NOT NULL,
  	\`spam\` text,
  	\`sender\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`comments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_comments\`("id", "state", "author", "email", "comment", "parent_id", "language", "spam", "sender", "updated_at", "created_at") SELECT "id", "state", "author", "email", "comment", "parent_id", "language", "spam", "sender", "updated_at", "created_at" FROM \`comments\`;`)
  await db.run(sql`DROP TABLE \`comments\`;`)
  await db.run(sql`ALTER TABLE \`__new_comments\` RENAME TO \`comments\`;`)
  await db.run(sql`UPDATE \`comments\` SET parent_id = (SELECT o.parent_id FROM \`__old_comments\` o WHERE o.id = comments.id);`)
  await db.run(sql`INSERT INTO \`comments_rels\` (parent_id, path, posts_id) SELECT id, 'about', post_id FROM \`__old_comments\` WHERE post_id IN (SELECT id FROM posts) ORDER BY id;`)
  await db.run(sql`DROP TABLE \`__old_comments\`;`)
  await db.run(sql`CREATE INDEX \`comments_state_idx\` ON \`comments\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`comments_email_idx\` ON \`comments\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`comments_parent_idx\` ON \`comments\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_language_idx\` ON \`comments\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`comments_sender_idx\` ON \`comments\` (\`sender\`);`)
  await db.run(sql`CREATE INDEX \`comments_updated_at_idx\` ON \`comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comments_created_at_idx\` ON \`comments\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`allow_comments\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_allow_comments\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`allow_comments\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_allow_comments\` integer DEFAULT false;`)
  await db.run(sql`INSERT INTO comment_settings (is_on, close_after_days, levels, needs_email, notify, updated_at, created_at) SELECT comments_is_on, comments_close_after_days, comments_levels, comments_needs_email, comments_notify, updated_at, created_at FROM blog;`)
  await db.run(sql`INSERT INTO comment_settings_locales (consent, texts_heading, texts_one, texts_many, texts_none, texts_write, texts_reply, texts_reply_to, texts_cancel, texts_name, texts_email, texts_email_hint, texts_optional, texts_comment, texts_send, texts_sent, texts_closed, texts_removed, texts_required, texts_not_an_address, texts_too_long, texts_not_agreed, texts_problems, texts_too_many, texts_parent_gone, texts_failed, _locale, _parent_id) SELECT l.comments_consent, l.comments_texts_heading, l.comments_texts_one, l.comments_texts_many, l.comments_texts_none, l.comments_texts_write, l.comments_texts_reply, l.comments_texts_reply_to, l.comments_texts_cancel, l.comments_texts_name, l.comments_texts_email, l.comments_texts_email_hint, l.comments_texts_optional, l.comments_texts_comment, l.comments_texts_send, l.comments_texts_sent, l.comments_texts_closed, l.comments_texts_removed, l.comments_texts_required, l.comments_texts_not_an_address, l.comments_texts_too_long, l.comments_texts_not_agreed, l.comments_texts_problems, l.comments_texts_too_many, l.comments_texts_parent_gone, l.comments_texts_failed, l._locale, s.id FROM blog_locales l CROSS JOIN comment_settings s;`)
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

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`comments_rels\`;`)
  await db.run(sql`DROP TABLE \`comment_settings\`;`)
  await db.run(sql`DROP TABLE \`comment_settings_locales\`;`)
  await db.run(sql`ALTER TABLE \`comments\` ADD \`post_id\` integer NOT NULL REFERENCES posts(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`comments_post_idx\` ON \`comments\` (\`post_id\`);`)
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
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`allow_comments\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_allow_comments\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`allow_comments\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_allow_comments\`;`)
}
