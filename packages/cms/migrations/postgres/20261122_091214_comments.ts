// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_comments_state" AS ENUM('waiting', 'approved', 'spam', 'trash');
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_comments_state" DEFAULT 'waiting' NOT NULL,
  	"author" varchar NOT NULL,
  	"email" varchar,
  	"comment" varchar NOT NULL,
  	"post_id" integer NOT NULL,
  	"parent_id" integer,
  	"language" varchar NOT NULL,
  	"spam" jsonb,
  	"sender" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "posts" ADD COLUMN "allow_comments" boolean DEFAULT true;
  ALTER TABLE "_posts_v" ADD COLUMN "version_allow_comments" boolean DEFAULT true;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "comments_id" integer;
  ALTER TABLE "blog" ADD COLUMN "comments_is_on" boolean DEFAULT false;
  ALTER TABLE "blog" ADD COLUMN "comments_close_after_days" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "blog" ADD COLUMN "comments_levels" numeric DEFAULT 3 NOT NULL;
  ALTER TABLE "blog" ADD COLUMN "comments_needs_email" boolean DEFAULT false;
  ALTER TABLE "blog" ADD COLUMN "comments_notify" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_consent" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_heading" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_one" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_many" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_none" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_write" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_reply" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_reply_to" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_cancel" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_name" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_email" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_email_hint" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_optional" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_comment" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_send" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_sent" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_closed" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_removed" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_required" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_not_an_address" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_too_long" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_not_agreed" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_problems" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_too_many" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_parent_gone" varchar;
  ALTER TABLE "blog_locales" ADD COLUMN "comments_texts_failed" varchar;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "comments_state_idx" ON "comments" USING btree ("state");
  CREATE INDEX "comments_email_idx" ON "comments" USING btree ("email");
  CREATE INDEX "comments_post_idx" ON "comments" USING btree ("post_id");
  CREATE INDEX "comments_parent_idx" ON "comments" USING btree ("parent_id");
  CREATE INDEX "comments_language_idx" ON "comments" USING btree ("language");
  CREATE INDEX "comments_sender_idx" ON "comments" USING btree ("sender");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("comments_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "comments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "comments" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_comments_fk";
  
  DROP INDEX "payload_locked_documents_rels_comments_id_idx";
  ALTER TABLE "posts" DROP COLUMN "allow_comments";
  ALTER TABLE "_posts_v" DROP COLUMN "version_allow_comments";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "comments_id";
  ALTER TABLE "blog" DROP COLUMN "comments_is_on";
  ALTER TABLE "blog" DROP COLUMN "comments_close_after_days";
  ALTER TABLE "blog" DROP COLUMN "comments_levels";
  ALTER TABLE "blog" DROP COLUMN "comments_needs_email";
  ALTER TABLE "blog" DROP COLUMN "comments_notify";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_consent";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_heading";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_one";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_many";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_none";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_write";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_reply";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_reply_to";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_cancel";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_name";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_email";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_email_hint";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_optional";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_comment";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_send";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_sent";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_closed";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_removed";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_required";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_not_an_address";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_too_long";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_not_agreed";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_problems";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_too_many";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_parent_gone";
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_failed";
  DROP TYPE "public"."enum_comments_state";`)
}
