// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_menus_items_children_leaves_link_type" ADD VALUE 'post' BEFORE 'url';
  ALTER TYPE "public"."enum_menus_items_children_link_type" ADD VALUE 'post' BEFORE 'url';
  ALTER TYPE "public"."enum_menus_items_link_type" ADD VALUE 'post' BEFORE 'url';
  ALTER TYPE "public"."enum_header_items_children_link_type" ADD VALUE 'post' BEFORE 'url';
  ALTER TYPE "public"."enum_header_items_link_type" ADD VALUE 'post' BEFORE 'url';
  ALTER TYPE "public"."enum_header_secondary_links_link_type" ADD VALUE 'post' BEFORE 'url';
  ALTER TYPE "public"."enum_header_action_type" ADD VALUE 'post' BEFORE 'url';
  ALTER TYPE "public"."enum_footer_columns_links_link_type" ADD VALUE 'post' BEFORE 'url';
  ALTER TYPE "public"."enum_footer_legal_links_link_type" ADD VALUE 'post' BEFORE 'url';
  ALTER TYPE "public"."enum_footer_action_type" ADD VALUE 'post' BEFORE 'url';
  ALTER TABLE "menus_items_children_leaves" ADD COLUMN "link_post_id" integer;
  ALTER TABLE "menus_items_children" ADD COLUMN "link_post_id" integer;
  ALTER TABLE "menus_items" ADD COLUMN "link_post_id" integer;
  ALTER TABLE "header_items_children" ADD COLUMN "link_post_id" integer;
  ALTER TABLE "header_items" ADD COLUMN "link_post_id" integer;
  ALTER TABLE "header_secondary_links" ADD COLUMN "link_post_id" integer;
  ALTER TABLE "header" ADD COLUMN "action_post_id" integer;
  ALTER TABLE "footer_columns_links" ADD COLUMN "link_post_id" integer;
  ALTER TABLE "footer_legal_links" ADD COLUMN "link_post_id" integer;
  ALTER TABLE "footer" ADD COLUMN "action_post_id" integer;
  ALTER TABLE "menus_items_children_leaves" ADD CONSTRAINT "menus_items_children_leaves_link_post_id_posts_id_fk" FOREIGN KEY ("link_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_link_post_id_posts_id_fk" FOREIGN KEY ("link_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_link_post_id_posts_id_fk" FOREIGN KEY ("link_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items_children" ADD CONSTRAINT "header_items_children_link_post_id_posts_id_fk" FOREIGN KEY ("link_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_link_post_id_posts_id_fk" FOREIGN KEY ("link_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_secondary_links" ADD CONSTRAINT "header_secondary_links_link_post_id_posts_id_fk" FOREIGN KEY ("link_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header" ADD CONSTRAINT "header_action_post_id_posts_id_fk" FOREIGN KEY ("action_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_link_post_id_posts_id_fk" FOREIGN KEY ("link_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_link_post_id_posts_id_fk" FOREIGN KEY ("link_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_action_post_id_posts_id_fk" FOREIGN KEY ("action_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "menus_items_children_leaves_link_link_post_idx" ON "menus_items_children_leaves" USING btree ("link_post_id");
  CREATE INDEX "menus_items_children_link_link_post_idx" ON "menus_items_children" USING btree ("link_post_id");
  CREATE INDEX "menus_items_link_link_post_idx" ON "menus_items" USING btree ("link_post_id");
  CREATE INDEX "header_items_children_link_link_post_idx" ON "header_items_children" USING btree ("link_post_id");
  CREATE INDEX "header_items_link_link_post_idx" ON "header_items" USING btree ("link_post_id");
  CREATE INDEX "header_secondary_links_link_link_post_idx" ON "header_secondary_links" USING btree ("link_post_id");
  CREATE INDEX "header_action_action_post_idx" ON "header" USING btree ("action_post_id");
  CREATE INDEX "footer_columns_links_link_link_post_idx" ON "footer_columns_links" USING btree ("link_post_id");
  CREATE INDEX "footer_legal_links_link_link_post_idx" ON "footer_legal_links" USING btree ("link_post_id");
  CREATE INDEX "footer_action_action_post_idx" ON "footer" USING btree ("action_post_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "menus_items_children_leaves" DROP CONSTRAINT "menus_items_children_leaves_link_post_id_posts_id_fk";
  
  ALTER TABLE "menus_items_children" DROP CONSTRAINT "menus_items_children_link_post_id_posts_id_fk";
  
  ALTER TABLE "menus_items" DROP CONSTRAINT "menus_items_link_post_id_posts_id_fk";
  
  ALTER TABLE "header_items_children" DROP CONSTRAINT "header_items_children_link_post_id_posts_id_fk";
  
  ALTER TABLE "header_items" DROP CONSTRAINT "header_items_link_post_id_posts_id_fk";
  
  ALTER TABLE "header_secondary_links" DROP CONSTRAINT "header_secondary_links_link_post_id_posts_id_fk";
  
  ALTER TABLE "header" DROP CONSTRAINT "header_action_post_id_posts_id_fk";
  
  ALTER TABLE "footer_columns_links" DROP CONSTRAINT "footer_columns_links_link_post_id_posts_id_fk";
  
  ALTER TABLE "footer_legal_links" DROP CONSTRAINT "footer_legal_links_link_post_id_posts_id_fk";
  
  ALTER TABLE "footer" DROP CONSTRAINT "footer_action_post_id_posts_id_fk";
  
  ALTER TABLE "menus_items_children_leaves" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "menus_items_children_leaves" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_menus_items_children_leaves_link_type";
  CREATE TYPE "public"."enum_menus_items_children_leaves_link_type" AS ENUM('page', 'url');
  ALTER TABLE "menus_items_children_leaves" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum_menus_items_children_leaves_link_type";
  ALTER TABLE "menus_items_children_leaves" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_menus_items_children_leaves_link_type" USING "link_type"::"public"."enum_menus_items_children_leaves_link_type";
  ALTER TABLE "menus_items_children" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "menus_items_children" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_menus_items_children_link_type";
  CREATE TYPE "public"."enum_menus_items_children_link_type" AS ENUM('page', 'url');
  ALTER TABLE "menus_items_children" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum_menus_items_children_link_type";
  ALTER TABLE "menus_items_children" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_menus_items_children_link_type" USING "link_type"::"public"."enum_menus_items_children_link_type";
  ALTER TABLE "menus_items" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "menus_items" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_menus_items_link_type";
  CREATE TYPE "public"."enum_menus_items_link_type" AS ENUM('page', 'url');
  ALTER TABLE "menus_items" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum_menus_items_link_type";
  ALTER TABLE "menus_items" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_menus_items_link_type" USING "link_type"::"public"."enum_menus_items_link_type";
  ALTER TABLE "header_items_children" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "header_items_children" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_header_items_children_link_type";
  CREATE TYPE "public"."enum_header_items_children_link_type" AS ENUM('page', 'url');
  ALTER TABLE "header_items_children" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum_header_items_children_link_type";
  ALTER TABLE "header_items_children" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_header_items_children_link_type" USING "link_type"::"public"."enum_header_items_children_link_type";
  ALTER TABLE "header_items" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "header_items" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_header_items_link_type";
  CREATE TYPE "public"."enum_header_items_link_type" AS ENUM('page', 'url');
  ALTER TABLE "header_items" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum_header_items_link_type";
  ALTER TABLE "header_items" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_header_items_link_type" USING "link_type"::"public"."enum_header_items_link_type";
  ALTER TABLE "header_secondary_links" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "header_secondary_links" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_header_secondary_links_link_type";
  CREATE TYPE "public"."enum_header_secondary_links_link_type" AS ENUM('page', 'url');
  ALTER TABLE "header_secondary_links" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum_header_secondary_links_link_type";
  ALTER TABLE "header_secondary_links" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_header_secondary_links_link_type" USING "link_type"::"public"."enum_header_secondary_links_link_type";
  ALTER TABLE "header" ALTER COLUMN "action_type" SET DATA TYPE text;
  ALTER TABLE "header" ALTER COLUMN "action_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_header_action_type";
  CREATE TYPE "public"."enum_header_action_type" AS ENUM('page', 'url');
  ALTER TABLE "header" ALTER COLUMN "action_type" SET DEFAULT 'page'::"public"."enum_header_action_type";
  ALTER TABLE "header" ALTER COLUMN "action_type" SET DATA TYPE "public"."enum_header_action_type" USING "action_type"::"public"."enum_header_action_type";
  ALTER TABLE "footer_columns_links" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "footer_columns_links" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_footer_columns_links_link_type";
  CREATE TYPE "public"."enum_footer_columns_links_link_type" AS ENUM('page', 'url');
  ALTER TABLE "footer_columns_links" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum_footer_columns_links_link_type";
  ALTER TABLE "footer_columns_links" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_footer_columns_links_link_type" USING "link_type"::"public"."enum_footer_columns_links_link_type";
  ALTER TABLE "footer_legal_links" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "footer_legal_links" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_footer_legal_links_link_type";
  CREATE TYPE "public"."enum_footer_legal_links_link_type" AS ENUM('page', 'url');
  ALTER TABLE "footer_legal_links" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum_footer_legal_links_link_type";
  ALTER TABLE "footer_legal_links" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_footer_legal_links_link_type" USING "link_type"::"public"."enum_footer_legal_links_link_type";
  ALTER TABLE "footer" ALTER COLUMN "action_type" SET DATA TYPE text;
  ALTER TABLE "footer" ALTER COLUMN "action_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_footer_action_type";
  CREATE TYPE "public"."enum_footer_action_type" AS ENUM('page', 'url');
  ALTER TABLE "footer" ALTER COLUMN "action_type" SET DEFAULT 'page'::"public"."enum_footer_action_type";
  ALTER TABLE "footer" ALTER COLUMN "action_type" SET DATA TYPE "public"."enum_footer_action_type" USING "action_type"::"public"."enum_footer_action_type";
  DROP INDEX "menus_items_children_leaves_link_link_post_idx";
  DROP INDEX "menus_items_children_link_link_post_idx";
  DROP INDEX "menus_items_link_link_post_idx";
  DROP INDEX "header_items_children_link_link_post_idx";
  DROP INDEX "header_items_link_link_post_idx";
  DROP INDEX "header_secondary_links_link_link_post_idx";
  DROP INDEX "header_action_action_post_idx";
  DROP INDEX "footer_columns_links_link_link_post_idx";
  DROP INDEX "footer_legal_links_link_link_post_idx";
  DROP INDEX "footer_action_action_post_idx";
  ALTER TABLE "menus_items_children_leaves" DROP COLUMN "link_post_id";
  ALTER TABLE "menus_items_children" DROP COLUMN "link_post_id";
  ALTER TABLE "menus_items" DROP COLUMN "link_post_id";
  ALTER TABLE "header_items_children" DROP COLUMN "link_post_id";
  ALTER TABLE "header_items" DROP COLUMN "link_post_id";
  ALTER TABLE "header_secondary_links" DROP COLUMN "link_post_id";
  ALTER TABLE "header" DROP COLUMN "action_post_id";
  ALTER TABLE "footer_columns_links" DROP COLUMN "link_post_id";
  ALTER TABLE "footer_legal_links" DROP COLUMN "link_post_id";
  ALTER TABLE "footer" DROP COLUMN "action_post_id";`)
}
