// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_member_settings_joining" AS ENUM('open', 'closed');
  CREATE TABLE "members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar,
  	"is_blocked" boolean DEFAULT false NOT NULL,
  	"last_sign_in_at" timestamp(3) with time zone,
  	"language" varchar DEFAULT 'en' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hash" varchar NOT NULL,
  	"purpose" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"member_id" integer,
  	"back" varchar,
  	"ends_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "member_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hash" varchar NOT NULL,
  	"member_id" integer,
  	"begun_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "member_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar DEFAULT 'account',
  	"joining" "enum_member_settings_joining" DEFAULT 'open',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "member_settings_locales" (
  	"mails_sign_in_subject" varchar,
  	"mails_sign_in_text" varchar,
  	"mails_unknown_subject" varchar,
  	"mails_unknown_text" varchar,
  	"mails_blocked_subject" varchar,
  	"mails_blocked_text" varchar,
  	"mails_new_address_subject" varchar,
  	"mails_new_address_text" varchar,
  	"mails_address_changed_subject" varchar,
  	"mails_address_changed_text" varchar,
  	"texts_title" varchar,
  	"texts_sign_in_title" varchar,
  	"texts_sign_in_text" varchar,
  	"texts_join_text" varchar,
  	"texts_address" varchar,
  	"texts_ask" varchar,
  	"texts_sent_title" varchar,
  	"texts_sent" varchar,
  	"texts_sent_hint" varchar,
  	"texts_again" varchar,
  	"texts_confirm_title" varchar,
  	"texts_confirm_text" varchar,
  	"texts_confirm" varchar,
  	"texts_new_address_title" varchar,
  	"texts_new_address_text" varchar,
  	"texts_use_address" varchar,
  	"texts_signed_in_as" varchar,
  	"texts_name_title" varchar,
  	"texts_name" varchar,
  	"texts_optional" varchar,
  	"texts_save_name" varchar,
  	"texts_address_title" varchar,
  	"texts_new_address" varchar,
  	"texts_new_address_hint" varchar,
  	"texts_send_new_address" varchar,
  	"texts_data_title" varchar,
  	"texts_data_text" varchar,
  	"texts_export" varchar,
  	"texts_sign_out_title" varchar,
  	"texts_sign_out" varchar,
  	"texts_sign_out_everywhere" varchar,
  	"texts_erase_title" varchar,
  	"texts_erase_text" varchar,
  	"texts_erase_link" varchar,
  	"texts_agreed" varchar,
  	"texts_erase" varchar,
  	"texts_cancel" varchar,
  	"texts_name_saved" varchar,
  	"texts_address_sent" varchar,
  	"texts_address_changed" varchar,
  	"texts_signed_out" varchar,
  	"texts_erased" varchar,
  	"texts_required" varchar,
  	"texts_not_an_address" varchar,
  	"texts_too_long" varchar,
  	"texts_not_agreed" varchar,
  	"texts_too_many" varchar,
  	"texts_same_address" varchar,
  	"texts_address_taken" varchar,
  	"texts_blocked" varchar,
  	"texts_closed" varchar,
  	"texts_dead_link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "member_links" ADD CONSTRAINT "member_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_settings_locales" ADD CONSTRAINT "member_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."member_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "members_email_idx" ON "members" USING btree ("email");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_links_hash_idx" ON "member_links" USING btree ("hash");
  CREATE INDEX "member_links_email_idx" ON "member_links" USING btree ("email");
  CREATE INDEX "member_links_member_idx" ON "member_links" USING btree ("member_id");
  CREATE INDEX "member_links_ends_at_idx" ON "member_links" USING btree ("ends_at");
  CREATE UNIQUE INDEX "member_sessions_hash_idx" ON "member_sessions" USING btree ("hash");
  CREATE INDEX "member_sessions_member_idx" ON "member_sessions" USING btree ("member_id");
  CREATE INDEX "member_sessions_ends_at_idx" ON "member_sessions" USING btree ("ends_at");
  CREATE UNIQUE INDEX "member_settings_locales_locale_parent_id_unique" ON "member_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "member_settings_locales_parent_idx" ON "member_settings_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "members" CASCADE;
  DROP TABLE "member_links" CASCADE;
  DROP TABLE "member_sessions" CASCADE;
  DROP TABLE "member_settings" CASCADE;
  DROP TABLE "member_settings_locales" CASCADE;
  DROP TYPE "public"."enum_member_settings_joining";`)
}
