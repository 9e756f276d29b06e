// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_contact_forms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`written_as\` text DEFAULT 'fields',
  	\`fields\` text,
  	\`mail_recipient\` text NOT NULL,
  	\`mail_sender\` text,
  	\`mail_reply_to\` text,
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
  	\`after_sending\` text DEFAULT 'message',
  	\`sent_page_id\` integer,
  	\`sent_address\` text,
  	\`keeps_draft\` integer DEFAULT false,
  	\`guard_honeypot\` integer DEFAULT true,
  	\`guard_refuse_duplicates\` integer DEFAULT false,
  	\`guard_min_seconds\` numeric,
  	\`guard_max_links\` numeric,
  	\`guard_posts_per_minute\` numeric,
  	\`additional_settings\` text,
  	\`retention_days\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`sent_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contact_forms\`("id", "title", "written_as", "fields", "mail_recipient", "mail_sender", "mail_reply_to", "mail_additional_headers", "mail_attachments", "mail_use_html", "mail_exclude_blank", "mail2_active", "mail2_recipient", "mail2_sender", "mail2_reply_to", "mail2_additional_headers", "mail2_attachments", "mail2_use_html", "mail2_exclude_blank", "after_sending", "sent_page_id", "sent_address", "keeps_draft", "guard_honeypot", "guard_refuse_duplicates", "guard_min_seconds", "guard_max_links", "guard_posts_per_minute", "additional_settings", "retention_days", "updated_at", "created_at", "deleted_at") SELECT "id", "title", "written_as", "fields", "mail_recipient", "mail_sender", "mail_reply_to", "mail_additional_headers", "mail_attachments", "mail_use_html", "mail_exclude_blank", "mail2_active", "mail2_recipient", "mail2_sender", "mail2_reply_to", "mail2_additional_headers", "mail2_attachments", "mail2_use_html", "mail2_exclude_blank", "after_sending", "sent_page_id", "sent_address", "keeps_draft", "guard_honeypot", "guard_refuse_duplicates", "guard_min_seconds", "guard_max_links", "guard_posts_per_minute", "additional_settings", "retention_days", "updated_at", "created_at", "deleted_at" FROM \`contact_forms\`;`)
  await db.run(sql`DROP TABLE \`contact_forms\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_forms\` RENAME TO \`contact_forms\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`contact_forms_sent_page_idx\` ON \`contact_forms\` (\`sent_page_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms_updated_at_idx\` ON \`contact_forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms_created_at_idx\` ON \`contact_forms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms_deleted_at_idx\` ON \`contact_forms\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_contact_forms_locales\` (
  	\`template\` text,
  	\`mail_subject\` text NOT NULL,
  	\`mail_body\` text NOT NULL,
  	\`mail2_subject\` text,
  	\`mail2_body\` text,
  	\`messages_mail_sent_ok\` text,
  	\`messages_mail_sent_ng\` text,
  	\`messages_validation_error\` text,
  	\`messages_spam\` text,
  	\`messages_accept_terms\` text,
  	\`messages_invalid_required\` text,
  	\`messages_invalid_too_long\` text,
  	\`messages_invalid_too_short\` text,
  	\`messages_upload_failed\` text,
  	\`messages_upload_file_type_invalid\` text,
  	\`messages_upload_file_too_large\` text,
  	\`messages_upload_failed_php_error\` text,
  	\`messages_invalid_date\` text,
  	\`messages_date_too_early\` text,
  	\`messages_date_too_late\` text,
  	\`messages_invalid_number\` text,
  	\`messages_number_too_small\` text,
  	\`messages_number_too_large\` text,
  	\`messages_quiz_answer_not_correct\` text,
  	\`messages_captcha_not_match\` text,
  	\`messages_invalid_email\` text,
  	\`messages_invalid_url\` text,
  	\`messages_invalid_tel\` text,
  	\`sent_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contact_forms_locales\`("template", "mail_subject", "mail_body", "mail2_subject", "mail2_body", "messages_mail_sent_ok", "messages_mail_sent_ng", "messages_validation_error", "messages_spam", "messages_accept_terms", "messages_invalid_required", "messages_invalid_too_long", "messages_invalid_too_short", "messages_upload_failed", "messages_upload_file_type_invalid", "messages_upload_file_too_large", "messages_upload_failed_php_error", "messages_invalid_date", "messages_date_too_early", "messages_date_too_late", "messages_invalid_number", "messages_number_too_small", "messages_number_too_large", "messages_quiz_answer_not_correct", "messages_captcha_not_match", "messages_invalid_email", "messages_invalid_url", "messages_invalid_tel", "sent_text", "id", "_locale", "_parent_id") SELECT "template", "mail_subject", "mail_body", "mail2_subject", "mail2_body", "messages_mail_sent_ok", "messages_mail_sent_ng", "messages_validation_error", "messages_spam", "messages_accept_terms", "messages_invalid_required", "messages_invalid_too_long", "messages_invalid_too_short", "messages_upload_failed", "messages_upload_file_type_invalid", "messages_upload_file_too_large", "messages_upload_failed_php_error", "messages_invalid_date", "messages_date_too_early", "messages_date_too_late", "messages_invalid_number", "messages_number_too_small", "messages_number_too_large", "messages_quiz_answer_not_correct", "messages_captcha_not_match", "messages_invalid_email", "messages_invalid_url", "messages_invalid_tel", "sent_text", "id", "_locale", "_parent_id" FROM \`contact_forms_locales\`;`)
  await db.run(sql`DROP TABLE \`contact_forms_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_forms_locales\` RENAME TO \`contact_forms_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_forms_locales_locale_parent_id_unique\` ON \`contact_forms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms_locales_parent_idx\` ON \`contact_forms_locales\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
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
  	\`after_sending\` text DEFAULT 'message',
  	\`sent_page_id\` integer,
  	\`sent_address\` text,
  	\`keeps_draft\` integer DEFAULT false,
  	\`guard_honeypot\` integer DEFAULT true,
  	\`guard_refuse_duplicates\` integer DEFAULT false,
  	\`guard_min_seconds\` numeric,
  	\`guard_max_links\` numeric,
  	\`guard_posts_per_minute\` numeric,
  	\`additional_settings\` text,
  	\`retention_days\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`sent_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contact_forms\`("id", "title", "written_as", "fields", "mail_recipient", "mail_sender", "mail_reply_to", "mail_additional_headers", "mail_attachments", "mail_use_html", "mail_exclude_blank", "mail2_active", "mail2_recipient", "mail2_sender", "mail2_reply_to", "mail2_additional_headers", "mail2_attachments", "mail2_use_html", "mail2_exclude_blank", "after_sending", "sent_page_id", "sent_address", "keeps_draft", "guard_honeypot", "guard_refuse_duplicates", "guard_min_seconds", "guard_max_links", "guard_posts_per_minute", "additional_settings", "retention_days", "updated_at", "created_at", "deleted_at") SELECT "id", "title", "written_as", "fields", "mail_recipient", "mail_sender", "mail_reply_to", "mail_additional_headers", "mail_attachments", "mail_use_html", "mail_exclude_blank", "mail2_active", "mail2_recipient", "mail2_sender", "mail2_reply_to", "mail2_additional_headers", "mail2_attachments", "mail2_use_html", "mail2_exclude_blank", "after_sending", "sent_page_id", "sent_address", "keeps_draft", "guard_honeypot", "guard_refuse_duplicates", "guard_min_seconds", "guard_max_links", "guard_posts_per_minute", "additional_settings", "retention_days", "updated_at", "created_at", "deleted_at" FROM \`contact_forms\`;`)
  await db.run(sql`DROP TABLE \`contact_forms\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_forms\` RENAME TO \`contact_forms\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`contact_forms_sent_page_idx\` ON \`contact_forms\` (\`sent_page_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms_updated_at_idx\` ON \`contact_forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms_created_at_idx\` ON \`contact_forms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms_deleted_at_idx\` ON \`contact_forms\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_contact_forms_locales\` (
  	\`template\` text,
  	\`mail_subject\` text NOT NULL,
  	\`mail_body\` text NOT NULL,
  	\`mail2_subject\` text,
  	\`mail2_body\` text,
  	\`messages_mail_sent_ok\` text DEFAULT 'Thank you for your message. It has been sent.',
  	\`messages_mail_sent_ng\` text DEFAULT 'There was an error trying to send your message. Please try again later.',
  	\`messages_validation_error\` text DEFAULT 'One or more fields have an error. Please check and try again.',
  	\`messages_spam\` text DEFAULT 'There was an error trying to send your message. Please try again later.',
  	\`messages_accept_terms\` text DEFAULT 'You must accept the terms and conditions before sending your message.',
  	\`messages_invalid_required\` text DEFAULT 'Please fill out this field.',
  	\`messages_invalid_too_long\` text DEFAULT 'This field has a too long input.',
  	\`messages_invalid_too_short\` text DEFAULT 'This field has a too short input.',
  	\`messages_upload_failed\` text DEFAULT 'There was an unknown error uploading the file.',
  	\`messages_upload_file_type_invalid\` text DEFAULT 'You are not allowed to upload files of this type.',
  	\`messages_upload_file_too_large\` text DEFAULT 'The uploaded file is too large.',
  	\`messages_upload_failed_php_error\` text DEFAULT 'There was an error uploading the file.',
  	\`messages_invalid_date\` text DEFAULT 'Please enter a date in YYYY-MM-DD format.',
  	\`messages_date_too_early\` text DEFAULT 'This field has a too early date.',
  	\`messages_date_too_late\` text DEFAULT 'This field has a too late date.',
  	\`messages_invalid_number\` text DEFAULT 'Please enter a number.',
  	\`messages_number_too_small\` text DEFAULT 'This field has a too small number.',
  	\`messages_number_too_large\` text DEFAULT 'This field has a too large number.',
  	\`messages_quiz_answer_not_correct\` text DEFAULT 'The answer to the quiz is incorrect.',
  	\`messages_captcha_not_match\` text DEFAULT 'Your entered code is incorrect.',
  	\`messages_invalid_email\` text DEFAULT 'Please enter an email address.',
  	\`messages_invalid_url\` text DEFAULT 'Please enter a URL.',
  	\`messages_invalid_tel\` text DEFAULT 'Please enter a telephone number.',
  	\`sent_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contact_forms_locales\`("template", "mail_subject", "mail_body", "mail2_subject", "mail2_body", "messages_mail_sent_ok", "messages_mail_sent_ng", "messages_validation_error", "messages_spam", "messages_accept_terms", "messages_invalid_required", "messages_invalid_too_long", "messages_invalid_too_short", "messages_upload_failed", "messages_upload_file_type_invalid", "messages_upload_file_too_large", "messages_upload_failed_php_error", "messages_invalid_date", "messages_date_too_early", "messages_date_too_late", "messages_invalid_number", "messages_number_too_small", "messages_number_too_large", "messages_quiz_answer_not_correct", "messages_captcha_not_match", "messages_invalid_email", "messages_invalid_url", "messages_invalid_tel", "sent_text", "id", "_locale", "_parent_id") SELECT "template", "mail_subject", "mail_body", "mail2_subject", "mail2_body", "messages_mail_sent_ok", "messages_mail_sent_ng", "messages_validation_error", "messages_spam", "messages_accept_terms", "messages_invalid_required", "messages_invalid_too_long", "messages_invalid_too_short", "messages_upload_failed", "messages_upload_file_type_invalid", "messages_upload_file_too_large", "messages_upload_failed_php_error", "messages_invalid_date", "messages_date_too_early", "messages_date_too_late", "messages_invalid_number", "messages_number_too_small", "messages_number_too_large", "messages_quiz_answer_not_correct", "messages_captcha_not_match", "messages_invalid_email", "messages_invalid_url", "messages_invalid_tel", "sent_text", "id", "_locale", "_parent_id" FROM \`contact_forms_locales\`;`)
  await db.run(sql`DROP TABLE \`contact_forms_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_forms_locales\` RENAME TO \`contact_forms_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_forms_locales_locale_parent_id_unique\` ON \`contact_forms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms_locales_parent_idx\` ON \`contact_forms_locales\` (\`_parent_id\`);`)
}
