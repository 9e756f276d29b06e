// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_forms_written_as" AS ENUM('fields', 'template');
  ALTER TABLE "contact_forms" ADD COLUMN "written_as" "enum_contact_forms_written_as" DEFAULT 'fields';
  ALTER TABLE "contact_forms" ADD COLUMN "mail_attachments" varchar;
  ALTER TABLE "contact_forms" ADD COLUMN "mail_use_html" boolean DEFAULT false;
  ALTER TABLE "contact_forms" ADD COLUMN "mail2_active" boolean DEFAULT false;
  ALTER TABLE "contact_forms" ADD COLUMN "mail2_recipient" varchar;
  ALTER TABLE "contact_forms" ADD COLUMN "mail2_sender" varchar;
  ALTER TABLE "contact_forms" ADD COLUMN "mail2_reply_to" varchar;
  ALTER TABLE "contact_forms" ADD COLUMN "mail2_additional_headers" varchar;
  ALTER TABLE "contact_forms" ADD COLUMN "mail2_attachments" varchar;
  ALTER TABLE "contact_forms" ADD COLUMN "mail2_use_html" boolean DEFAULT false;
  ALTER TABLE "contact_forms" ADD COLUMN "mail2_exclude_blank" boolean DEFAULT false;
  ALTER TABLE "contact_forms" ADD COLUMN "additional_settings" varchar;
  ALTER TABLE "contact_forms_locales" ADD COLUMN "template" varchar;
  ALTER TABLE "contact_forms_locales" ADD COLUMN "mail2_subject" varchar;
  ALTER TABLE "contact_forms_locales" ADD COLUMN "mail2_body" varchar;
  ALTER TABLE "contact_forms_locales" ADD COLUMN "messages_upload_failed" varchar DEFAULT 'There was an unknown error uploading the file.';
  ALTER TABLE "contact_forms_locales" ADD COLUMN "messages_upload_file_type_invalid" varchar DEFAULT 'You are not allowed to upload files of this type.';
  ALTER TABLE "contact_forms_locales" ADD COLUMN "messages_upload_file_too_large" varchar DEFAULT 'The uploaded file is too large.';
  ALTER TABLE "contact_forms_locales" ADD COLUMN "messages_upload_failed_php_error" varchar DEFAULT 'There was an error uploading the file.';
  ALTER TABLE "contact_forms_locales" ADD COLUMN "messages_quiz_answer_not_correct" varchar DEFAULT 'The answer to the quiz is incorrect.';
  ALTER TABLE "contact_forms_locales" ADD COLUMN "messages_captcha_not_match" varchar DEFAULT 'Your entered code is incorrect.';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_forms" DROP COLUMN "written_as";
  ALTER TABLE "contact_forms" DROP COLUMN "mail_attachments";
  ALTER TABLE "contact_forms" DROP COLUMN "mail_use_html";
  ALTER TABLE "contact_forms" DROP COLUMN "mail2_active";
  ALTER TABLE "contact_forms" DROP COLUMN "mail2_recipient";
  ALTER TABLE "contact_forms" DROP COLUMN "mail2_sender";
  ALTER TABLE "contact_forms" DROP COLUMN "mail2_reply_to";
  ALTER TABLE "contact_forms" DROP COLUMN "mail2_additional_headers";
  ALTER TABLE "contact_forms" DROP COLUMN "mail2_attachments";
  ALTER TABLE "contact_forms" DROP COLUMN "mail2_use_html";
  ALTER TABLE "contact_forms" DROP COLUMN "mail2_exclude_blank";
  ALTER TABLE "contact_forms" DROP COLUMN "additional_settings";
  ALTER TABLE "contact_forms_locales" DROP COLUMN "template";
  ALTER TABLE "contact_forms_locales" DROP COLUMN "mail2_subject";
  ALTER TABLE "contact_forms_locales" DROP COLUMN "mail2_body";
  ALTER TABLE "contact_forms_locales" DROP COLUMN "messages_upload_failed";
  ALTER TABLE "contact_forms_locales" DROP COLUMN "messages_upload_file_type_invalid";
  ALTER TABLE "contact_forms_locales" DROP COLUMN "messages_upload_file_too_large";
  ALTER TABLE "contact_forms_locales" DROP COLUMN "messages_upload_failed_php_error";
  ALTER TABLE "contact_forms_locales" DROP COLUMN "messages_quiz_answer_not_correct";
  ALTER TABLE "contact_forms_locales" DROP COLUMN "messages_captcha_not_match";
  DROP TYPE "public"."enum_contact_forms_written_as";`)
}
