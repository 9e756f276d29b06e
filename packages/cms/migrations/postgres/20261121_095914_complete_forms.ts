// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_forms_after_sending" AS ENUM('message', 'text', 'page');
  CREATE TYPE "public"."enum_submissions_handling" AS ENUM('new', 'open', 'done');
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('mail', 'webhook');
  CREATE TYPE "public"."enum_form_settings_bot_check" AS ENUM('off', 'proof', 'turnstile', 'hcaptcha', 'recaptcha');
  CREATE TYPE "public"."enum_form_settings_bot_check_down" AS ENUM('spam', 'accept');
  CREATE TABLE "contact_forms_webhooks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"secret" varchar,
  	"active" boolean DEFAULT true
  );
  
  CREATE TABLE "submissions_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "form_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"bot_check" "enum_form_settings_bot_check" DEFAULT 'off' NOT NULL,
  	"bot_check_site_key" varchar,
  	"bot_check_secret" varchar,
  	"bot_check_threshold" numeric DEFAULT 0.5,
  	"bot_check_down" "enum_form_settings_bot_check_down" DEFAULT 'spam',
  	"bot_check_consent" boolean DEFAULT true,
  	"disallowed_words" varchar,
  	"akismet_key" varchar,
  	"stripe_key" varchar,
  	"stripe_secret" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "form_settings_locales" (
  	"texts_optional" varchar DEFAULT 'optional',
  	"texts_only_if" varchar DEFAULT 'Only if',
  	"texts_next" varchar DEFAULT 'Next',
  	"texts_back" varchar DEFAULT 'Back',
  	"texts_step_of" varchar DEFAULT 'Step {step} of {steps}',
  	"texts_add_row" varchar DEFAULT 'Add another',
  	"texts_remove_row" varchar DEFAULT 'Remove',
  	"texts_row_of" varchar DEFAULT '{heading} {row}',
  	"texts_draft_kept" varchar DEFAULT 'What you type is kept in this browser until you send it.',
  	"texts_draft_forget" varchar DEFAULT 'Start again',
  	"texts_open_form" varchar DEFAULT 'Write to us',
  	"texts_close_form" varchar DEFAULT 'Close',
  	"texts_bot_check_ask" varchar DEFAULT 'To send this form, {service} has to check that you are a person. Your browser then connects to it.',
  	"texts_bot_check_agree" varchar DEFAULT 'Allow the check',
  	"texts_bot_check_running" varchar DEFAULT 'Checking that you are a person …',
  	"texts_bot_check_failed" varchar DEFAULT 'The check that you are a person did not work. Please try again.',
  	"texts_payment_card" varchar DEFAULT 'Card',
  	"texts_payment_failed" varchar DEFAULT 'The payment did not work. Please check the card and try again.',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "contact_forms" ADD COLUMN "after_sending" "enum_contact_forms_after_sending" DEFAULT 'message';
  ALTER TABLE "contact_forms" ADD COLUMN "sent_page_id" integer;
  ALTER TABLE "contact_forms" ADD COLUMN "sent_address" varchar;
  ALTER TABLE "contact_forms" ADD COLUMN "keeps_draft" boolean DEFAULT false;
  ALTER TABLE "contact_forms" ADD COLUMN "guard_honeypot" boolean DEFAULT true;
  ALTER TABLE "contact_forms" ADD COLUMN "guard_refuse_duplicates" boolean DEFAULT false;
  ALTER TABLE "contact_forms" ADD COLUMN "guard_min_seconds" numeric;
  ALTER TABLE "contact_forms" ADD COLUMN "guard_max_links" numeric;
  ALTER TABLE "contact_forms" ADD COLUMN "guard_posts_per_minute" numeric;
  ALTER TABLE "contact_forms_locales" ADD COLUMN "sent_text" varchar;
  ALTER TABLE "submissions" ADD COLUMN "handling" "enum_submissions_handling" DEFAULT 'new';
  ALTER TABLE "submissions" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "deliveries" ADD COLUMN "kind" "enum_deliveries_kind" DEFAULT 'mail';
  ALTER TABLE "contact_forms_webhooks" ADD CONSTRAINT "contact_forms_webhooks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "submissions_notes" ADD CONSTRAINT "submissions_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_settings_locales" ADD CONSTRAINT "form_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contact_forms_webhooks_order_idx" ON "contact_forms_webhooks" USING btree ("_order");
  CREATE INDEX "contact_forms_webhooks_parent_id_idx" ON "contact_forms_webhooks" USING btree ("_parent_id");
  CREATE INDEX "submissions_notes_order_idx" ON "submissions_notes" USING btree ("_order");
  CREATE INDEX "submissions_notes_parent_id_idx" ON "submissions_notes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "form_settings_locales_locale_parent_id_unique" ON "form_settings_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "contact_forms" ADD CONSTRAINT "contact_forms_sent_page_id_pages_id_fk" FOREIGN KEY ("sent_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "contact_forms_sent_page_idx" ON "contact_forms" USING btree ("sent_page_id");
  CREATE INDEX "submissions_handling_idx" ON "submissions" USING btree ("handling");
  CREATE INDEX "submissions_assignee_idx" ON "submissions" USING btree ("assignee_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_forms_webhooks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "submissions_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_settings_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "contact_forms_webhooks" CASCADE;
  DROP TABLE "submissions_notes" CASCADE;
  DROP TABLE "form_settings" CASCADE;
  DROP TABLE "form_settings_locales" CASCADE;
  ALTER TABLE "contact_forms" DROP CONSTRAINT "contact_forms_sent_page_id_pages_id_fk";
  
  ALTER TABLE "submissions" DROP CONSTRAINT "submissions_assignee_id_users_id_fk";
  
  DROP INDEX "contact_forms_sent_page_idx";
  DROP INDEX "submissions_handling_idx";
  DROP INDEX "submissions_assignee_idx";
  ALTER TABLE "contact_forms" DROP COLUMN "after_sending";
  ALTER TABLE "contact_forms" DROP COLUMN "sent_page_id";
  ALTER TABLE "contact_forms" DROP COLUMN "sent_address";
  ALTER TABLE "contact_forms" DROP COLUMN "keeps_draft";
  ALTER TABLE "contact_forms" DROP COLUMN "guard_honeypot";
  ALTER TABLE "contact_forms" DROP COLUMN "guard_refuse_duplicates";
  ALTER TABLE "contact_forms" DROP COLUMN "guard_min_seconds";
  ALTER TABLE "contact_forms" DROP COLUMN "guard_max_links";
  ALTER TABLE "contact_forms" DROP COLUMN "guard_posts_per_minute";
  ALTER TABLE "contact_forms_locales" DROP COLUMN "sent_text";
  ALTER TABLE "submissions" DROP COLUMN "handling";
  ALTER TABLE "submissions" DROP COLUMN "assignee_id";
  ALTER TABLE "deliveries" DROP COLUMN "kind";
  DROP TYPE "public"."enum_contact_forms_after_sending";
  DROP TYPE "public"."enum_submissions_handling";
  DROP TYPE "public"."enum_deliveries_kind";
  DROP TYPE "public"."enum_form_settings_bot_check";
  DROP TYPE "public"."enum_form_settings_bot_check_down";`)
}
