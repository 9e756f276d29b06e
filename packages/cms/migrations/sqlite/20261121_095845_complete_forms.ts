// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`contact_forms_webhooks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text NOT NULL,
  	\`secret\` text,
  	\`active\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_forms_webhooks_order_idx\` ON \`contact_forms_webhooks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms_webhooks_parent_id_idx\` ON \`contact_forms_webhooks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`submissions_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`submissions_notes_order_idx\` ON \`submissions_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`submissions_notes_parent_id_idx\` ON \`submissions_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`form_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`bot_check\` text DEFAULT 'off' NOT NULL,
  	\`bot_check_site_key\` text,
  	\`bot_check_secret\` text,
  	\`bot_check_threshold\` numeric DEFAULT 0.5,
  	\`bot_check_down\` text DEFAULT 'spam',
  	\`bot_check_consent\` integer DEFAULT true,
  	\`disallowed_words\` text,
  	\`akismet_key\` text,
  	\`stripe_key\` text,
  	\`stripe_secret\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`form_settings_locales\` (
  	\`texts_optional\` text DEFAULT 'optional',
  	\`texts_only_if\` text DEFAULT 'Only if',
  	\`texts_next\` text DEFAULT 'Next',
  	\`texts_back\` text DEFAULT 'Back',
  	\`texts_step_of\` text DEFAULT 'Step {step} of {steps}',
  	\`texts_add_row\` text DEFAULT 'Add another',
  	\`texts_remove_row\` text DEFAULT 'Remove',
  	\`texts_row_of\` text DEFAULT '{heading} {row}',
  	\`texts_draft_kept\` text DEFAULT 'What you type is kept in this browser until you send it.',
  	\`texts_draft_forget\` text DEFAULT 'Start again',
  	\`texts_open_form\` text DEFAULT 'Write to us',
  	\`texts_close_form\` text DEFAULT 'Close',
  	\`texts_bot_check_ask\` text DEFAULT 'To send this form, {service} has to check that you are a person. Your browser then connects to it.',
  	\`texts_bot_check_agree\` text DEFAULT 'Allow the check',
  	\`texts_bot_check_running\` text DEFAULT 'Checking that you are a person …',
  	\`texts_bot_check_failed\` text DEFAULT 'The check that you are a person did not work. Please try again.',
  	\`texts_payment_card\` text DEFAULT 'Card',
  	\`texts_payment_failed\` text DEFAULT 'The payment did not work. Please check the card and try again.',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`form_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`form_settings_locales_locale_parent_id_unique\` ON \`form_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`contact_forms\` ADD \`after_sending\` text DEFAULT 'message';`)
  await db.run(sql`ALTER TABLE \`contact_forms\` ADD \`sent_page_id\` integer REFERENCES pages(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`contact_forms\` ADD \`sent_address\` text;`)
  await db.run(sql`ALTER TABLE \`contact_forms\` ADD \`keeps_draft\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`contact_forms\` ADD \`guard_honeypot\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`contact_forms\` ADD \`guard_refuse_duplicates\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`contact_forms\` ADD \`guard_min_seconds\` numeric;`)
  await db.run(sql`ALTER TABLE \`contact_forms\` ADD \`guard_max_links\` numeric;`)
  await db.run(sql`ALTER TABLE \`contact_forms\` ADD \`guard_posts_per_minute\` numeric;`)
  await db.run(sql`CREATE INDEX \`contact_forms_sent_page_idx\` ON \`contact_forms\` (\`sent_page_id\`);`)
  await db.run(sql`ALTER TABLE \`contact_forms_locales\` ADD \`sent_text\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`handling\` text DEFAULT 'new';`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`assignee_id\` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`submissions_handling_idx\` ON \`submissions\` (\`handling\`);`)
  await db.run(sql`CREATE INDEX \`submissions_assignee_idx\` ON \`submissions\` (\`assignee_id\`);`)
  await db.run(sql`ALTER TABLE \`deliveries\` ADD \`kind\` text DEFAULT 'mail';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`contact_forms_webhooks\`;`)
  await db.run(sql`DROP TABLE \`submissions_notes\`;`)
  await db.run(sql`DROP TABLE \`form_settings\`;`)
  await db.run(sql`DROP TABLE \`form_settings_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_contact_forms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`written_as\` text DEFAULT 'fields',
  	\`fields\` text,
  	\`mail_recipient\` text NOT NULL,
  	\`mail_sender\` text,
  	\`mail_reply_to\` text DEFAULT '[your-email]',
  	\`mail_additional_headers\` text,
  	\`mail_attachments\` text,
  	\`mail_use_html\` integer DEFAULT false,
  	\`mail_exclude_blank\` integer DEFAULT true,
  	\`mail2_active\` integer DEFAULT false,
  	\`mail2_recipient\` text,
  	\`mail2_sender\` text,
  	\`mail2_reply_to\` text,
  	\`mail2_additional_headers\` text,
  	\`mail2_attachments\` text,
  	\`mail2_use_html\` integer DEFAULT false,
  	\`mail2_exclude_blank\` integer DEFAULT false,
  	\`additional_settings\` text,
  	\`retention_days\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contact_forms\`("id", "title", "written_as", "fields", "mail_recipient", "mail_sender", "mail_reply_to", "mail_additional_headers", "mail_attachments", "mail_use_html", "mail_exclude_blank", "mail2_active", "mail2_recipient", "mail2_sender", "mail2_reply_to", "mail2_additional_headers", "mail2_attachments", "mail2_use_html", "mail2_exclude_blank", "additional_settings", "retention_days", "updated_at", "created_at") SELECT "id", "title", "written_as", "fields", "mail_recipient", "mail_sender", "mail_reply_to", "mail_additional_headers", "mail_attachments", "mail_use_html", "mail_exclude_blank", "mail2_active", "mail2_recipient", "mail2_sender", "mail2_reply_to", "mail2_additional_headers", "mail2_attachments", "mail2_use_html", "mail2_exclude_blank", "additional_settings", "retention_days", "updated_at", "created_at" FROM \`contact_forms\`;`)
  await db.run(sql`DROP TABLE \`contact_forms\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_forms\` RENAME TO \`contact_forms\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`contact_forms_updated_at_idx\` ON \`contact_forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms_created_at_idx\` ON \`contact_forms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_submissions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subject\` text NOT NULL,
  	\`from_name\` text,
  	\`from_email\` text,
  	\`form_id\` integer,
  	\`received_at\` text NOT NULL,
  	\`status\` text NOT NULL,
  	\`entries\` text NOT NULL,
  	\`meta\` text,
  	\`consents\` text,
  	\`spam\` text,
  	\`files\` text,
  	\`held_mails\` text,
  	\`search_text\` text,
  	\`posted_data_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`contact_forms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_submissions\`("id", "subject", "from_name", "from_email", "form_id", "received_at", "status", "entries", "meta", "consents", "spam", "files", "held_mails", "search_text", "posted_data_hash", "updated_at", "created_at") SELECT "id", "subject", "from_name", "from_email", "form_id", "received_at", "status", "entries", "meta", "consents", "spam", "files", "held_mails", "search_text", "posted_data_hash", "updated_at", "created_at" FROM \`submissions\`;`)
  await db.run(sql`DROP TABLE \`submissions\`;`)
  await db.run(sql`ALTER TABLE \`__new_submissions\` RENAME TO \`submissions\`;`)
  await db.run(sql`CREATE INDEX \`submissions_from_email_idx\` ON \`submissions\` (\`from_email\`);`)
  await db.run(sql`CREATE INDEX \`submissions_form_idx\` ON \`submissions\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`submissions_received_at_idx\` ON \`submissions\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`submissions_status_idx\` ON \`submissions\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`submissions_posted_data_hash_idx\` ON \`submissions\` (\`posted_data_hash\`);`)
  await db.run(sql`CREATE INDEX \`submissions_updated_at_idx\` ON \`submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`submissions_created_at_idx\` ON \`submissions\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`contact_forms_locales\` DROP COLUMN \`sent_text\`;`)
  await db.run(sql`ALTER TABLE \`deliveries\` DROP COLUMN \`kind\`;`)
}
