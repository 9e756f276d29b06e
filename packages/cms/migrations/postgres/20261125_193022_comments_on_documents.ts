// @ts-nocheck: generated but for what is copied, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "comments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"posts_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "comment_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_on" boolean DEFAULT false,
  	"close_after_days" numeric DEFAULT 0 NOT NULL,
  	"levels" numeric DEFAULT 3 NOT NULL,
  	"needs_email" boolean DEFAULT false,
  	"notify" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "comment_settings_locales" (
  	"consent" varchar,
  	"texts_heading" varchar,
  	"texts_one" varchar,
  	"texts_many" varchar,
  	"texts_none" varchar,
  	"texts_write" varchar,
  	"texts_reply" varchar,
  	"texts_reply_to" varchar,
  	"texts_cancel" varchar,
  	"texts_name" varchar,
  	"texts_email" varchar,
  	"texts_email_hint" varchar,
  	"texts_optional" varchar,
  	"texts_comment" varchar,
  	"texts_send" varchar,
  	"texts_sent" varchar,
  	"texts_closed" varchar,
  	"texts_removed" varchar,
  	"texts_required" varchar,
  	"texts_not_an_address" varchar,
  	"texts_too_long" varchar,
  	"texts_not_agreed" varchar,
  	"texts_problems" varchar,
  	"texts_too_many" varchar,
  	"texts_parent_gone" varchar,
  	"texts_failed" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "comments" DROP CONSTRAINT "comments_post_id_posts_id_fk";
  
  DROP INDEX "comments_post_idx";
  ALTER TABLE "pages" ADD COLUMN "allow_comments" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_allow_comments" boolean DEFAULT false;
  ALTER TABLE "projects" ADD COLUMN "allow_comments" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_allow_comments" boolean DEFAULT false;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comment_settings_locales" ADD CONSTRAINT "comment_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."comment_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "comments_rels_order_idx" ON "comments_rels" USING btree ("order");
  CREATE INDEX "comments_rels_parent_idx" ON "comments_rels" USING btree ("parent_id");
  CREATE INDEX "comments_rels_path_idx" ON "comments_rels" USING btree ("path");
  CREATE INDEX "comments_rels_pages_id_idx" ON "comments_rels" USING btree ("pages_id");
  CREATE INDEX "comments_rels_posts_id_idx" ON "comments_rels" USING btree ("posts_id");
  CREATE INDEX "comments_rels_projects_id_idx" ON "comments_rels" USING btree ("projects_id");
  CREATE UNIQUE INDEX "comment_settings_locales_locale_parent_id_unique" ON "comment_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "comment_settings_locales_parent_idx" ON "comment_settings_locales" USING btree ("_parent_id");
  INSERT INTO "comments_rels" ("parent_id", "path", "posts_id") SELECT "id", 'about', "post_id" FROM "comments" ORDER BY "id";
  ALTER TABLE "comments" DROP COLUMN "post_id";
  INSERT INTO comment_settings (is_on, close_after_days, levels, needs_email, notify, updated_at, created_at) SELECT comments_is_on, comments_close_after_days, comments_levels, comments_needs_email, comments_notify, updated_at, created_at FROM blog;
  INSERT INTO comment_settings_locales (consent, texts_heading, texts_one, texts_many, texts_none, texts_write, texts_reply, texts_reply_to, texts_cancel, texts_name, texts_email, texts_email_hint, texts_optional, texts_comment, texts_send, texts_sent, texts_closed, texts_removed, texts_required, texts_not_an_address, texts_too_long, texts_not_agreed, texts_problems, texts_too_many, texts_parent_gone, texts_failed, _locale, _parent_id) SELECT l.comments_consent, l.comments_texts_heading, l.comments_texts_one, l.comments_texts_many, l.comments_texts_none, l.comments_texts_write, l.comments_texts_reply, l.comments_texts_reply_to, l.comments_texts_cancel, l.comments_texts_name, l.comments_texts_email, l.comments_texts_email_hint, l.comments_texts_optional, l.comments_texts_comment, l.comments_texts_send, l.comments_texts_sent, l.comments_texts_closed, l.comments_texts_removed, l.comments_texts_required, l.comments_texts_not_an_address, l.comments_texts_too_long, l.comments_texts_not_agreed, l.comments_texts_problems, l.comments_texts_too_many, l.comments_texts_parent_gone, l.comments_texts_failed, l._locale, s.id FROM blog_locales l CROSS JOIN comment_settings s;
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
  ALTER TABLE "blog_locales" DROP COLUMN "comments_texts_failed";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "comments_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comment_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comment_settings_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "comments_rels" CASCADE;
  DROP TABLE "comment_settings" CASCADE;
  DROP TABLE "comment_settings_locales" CASCADE;
  ALTER TABLE "comments" ADD COLUMN "post_id" integer NOT NULL;
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
  CREATE INDEX "comments_post_idx" ON "comments" USING btree ("post_id");
  ALTER TABLE "pages" DROP COLUMN "allow_comments";
  ALTER TABLE "_pages_v" DROP COLUMN "version_allow_comments";
  ALTER TABLE "projects" DROP COLUMN "allow_comments";
  ALTER TABLE "_projects_v" DROP COLUMN "version_allow_comments";`)
}
