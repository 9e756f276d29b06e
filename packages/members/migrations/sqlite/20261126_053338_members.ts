// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`members\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`email\` text NOT NULL,
  	\`name\` text,
  	\`is_blocked\` integer DEFAULT false NOT NULL,
  	\`last_sign_in_at\` text,
  	\`language\` text DEFAULT 'en' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`members_email_idx\` ON \`members\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`members_updated_at_idx\` ON \`members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`members_created_at_idx\` ON \`members\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`member_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hash\` text NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`member_id\` integer,
  	\`back\` text,
  	\`ends_at\` text NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`member_links_hash_idx\` ON \`member_links\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`member_links_email_idx\` ON \`member_links\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`member_links_member_idx\` ON \`member_links\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`member_links_ends_at_idx\` ON \`member_links\` (\`ends_at\`);`)
  await db.run(sql`CREATE TABLE \`member_sessions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hash\` text NOT NULL,
  	\`member_id\` integer,
  	\`begun_at\` text NOT NULL,
  	\`ends_at\` text NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`member_sessions_hash_idx\` ON \`member_sessions\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`member_sessions_member_idx\` ON \`member_sessions\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`member_sessions_ends_at_idx\` ON \`member_sessions\` (\`ends_at\`);`)
  await db.run(sql`CREATE TABLE \`member_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text DEFAULT 'account',
  	\`joining\` text DEFAULT 'open',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`member_settings_locales\` (
  	\`mails_sign_in_subject\` text,
  	\`mails_sign_in_text\` text,
  	\`mails_unknown_subject\` text,
  	\`mails_unknown_text\` text,
  	\`mails_blocked_subject\` text,
  	\`mails_blocked_text\` text,
  	\`mails_new_address_subject\` text,
  	\`mails_new_address_text\` text,
  	\`mails_address_changed_subject\` text,
  	\`mails_address_changed_text\` text,
  	\`texts_title\` text,
  	\`texts_sign_in_title\` text,
  	\`texts_sign_in_text\` text,
  	\`texts_join_text\` text,
  	\`texts_address\` text,
  	\`texts_ask\` text,
  	\`texts_sent_title\` text,
  	\`texts_sent\` text,
  	\`texts_sent_hint\` text,
  	\`texts_again\` text,
  	\`texts_confirm_title\` text,
  	\`texts_confirm_text\` text,
  	\`texts_confirm\` text,
  	\`texts_new_address_title\` text,
  	\`texts_new_address_text\` text,
  	\`texts_use_address\` text,
  	\`texts_signed_in_as\` text,
  	\`texts_name_title\` text,
  	\`texts_name\` text,
  	\`texts_optional\` text,
  	\`texts_save_name\` text,
  	\`texts_address_title\` text,
  	\`texts_new_address\` text,
  	\`texts_new_address_hint\` text,
  	\`texts_send_new_address\` text,
  	\`texts_data_title\` text,
  	\`texts_data_text\` text,
  	\`texts_export\` text,
  	\`texts_sign_out_title\` text,
  	\`texts_sign_out\` text,
  	\`texts_sign_out_everywhere\` text,
  	\`texts_erase_title\` text,
  	\`texts_erase_text\` text,
  	\`texts_erase_link\` text,
  	\`texts_agreed\` text,
  	\`texts_erase\` text,
  	\`texts_cancel\` text,
  	\`texts_name_saved\` text,
  	\`texts_address_sent\` text,
  	\`texts_address_changed\` text,
  	\`texts_signed_out\` text,
  	\`texts_erased\` text,
  	\`texts_required\` text,
  	\`texts_not_an_address\` text,
  	\`texts_too_long\` text,
  	\`texts_not_agreed\` text,
  	\`texts_too_many\` text,
  	\`texts_same_address\` text,
  	\`texts_address_taken\` text,
  	\`texts_blocked\` text,
  	\`texts_closed\` text,
  	\`texts_dead_link\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`member_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`member_settings_locales_locale_parent_id_unique\` ON \`member_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`member_settings_locales_parent_idx\` ON \`member_settings_locales\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`members\`;`)
  await db.run(sql`DROP TABLE \`member_links\`;`)
  await db.run(sql`DROP TABLE \`member_sessions\`;`)
  await db.run(sql`DROP TABLE \`member_settings\`;`)
  await db.run(sql`DROP TABLE \`member_settings_locales\`;`)
}
