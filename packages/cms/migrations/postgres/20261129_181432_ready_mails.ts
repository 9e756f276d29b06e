// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_forms" ALTER COLUMN "mail_reply_to" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_mail_sent_ok" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_mail_sent_ng" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_validation_error" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_spam" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_accept_terms" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_invalid_required" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_invalid_too_long" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_invalid_too_short" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_upload_failed" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_upload_file_type_invalid" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_upload_file_too_large" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_upload_failed_php_error" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_invalid_date" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_date_too_early" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_date_too_late" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_invalid_number" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_number_too_small" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_number_too_large" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_quiz_answer_not_correct" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_captcha_not_match" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_invalid_email" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_invalid_url" DROP DEFAULT;
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_invalid_tel" DROP DEFAULT;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_forms" ALTER COLUMN "mail_reply_to" SET DEFAULT '[your-email]';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_mail_sent_ok" SET DEFAULT 'Thank you for your message. It has been sent.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_mail_sent_ng" SET DEFAULT 'There was an error trying to send your message. Please try again later.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_validation_error" SET DEFAULT 'One or more fields have an error. Please check and try again.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_spam" SET DEFAULT 'There was an error trying to send your message. Please try again later.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_accept_terms" SET DEFAULT 'You must accept the terms and conditions before sending your message.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_invalid_required" SET DEFAULT 'Please fill out this field.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_invalid_too_long" SET DEFAULT 'This field has a too long input.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_invalid_too_short" SET DEFAULT 'This field has a too short input.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_upload_failed" SET DEFAULT 'There was an unknown error uploading the file.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_upload_file_type_invalid" SET DEFAULT 'You are not allowed to upload files of this type.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_upload_file_too_large" SET DEFAULT 'The uploaded file is too large.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_upload_failed_php_error" SET DEFAULT 'There was an error uploading the file.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_invalid_date" SET DEFAULT 'Please enter a date in YYYY-MM-DD format.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_date_too_early" SET DEFAULT 'This field has a too early date.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_date_too_late" SET DEFAULT 'This field has a too late date.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_invalid_number" SET DEFAULT 'Please enter a number.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_number_too_small" SET DEFAULT 'This field has a too small number.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_number_too_large" SET DEFAULT 'This field has a too large number.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_quiz_answer_not_correct" SET DEFAULT 'The answer to the quiz is incorrect.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_captcha_not_match" SET DEFAULT 'Your entered code is incorrect.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_invalid_email" SET DEFAULT 'Please enter an email address.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_invalid_url" SET DEFAULT 'Please enter a URL.';
  ALTER TABLE "contact_forms_locales" ALTER COLUMN "messages_invalid_tel" SET DEFAULT 'Please enter a telephone number.';`)
}
