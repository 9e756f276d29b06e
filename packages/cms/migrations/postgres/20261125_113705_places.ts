// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_menus_items_children_leaves_below_link_type" AS ENUM('page', 'post', 'project', 'url');
  CREATE TABLE "menus_items_children_leaves_below" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_menus_items_children_leaves_below_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" integer,
  	"link_post_id" integer,
  	"link_project_id" integer,
  	"link_url" varchar
  );
  
  CREATE TABLE "menus_items_children_leaves_below_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "posts_rels" ADD COLUMN "authors_id" integer;
  ALTER TABLE "_posts_v_rels" ADD COLUMN "authors_id" integer;
  ALTER TABLE "categories" ADD COLUMN "parent_id" integer;
  ALTER TABLE "menus_items_children_leaves_below" ADD CONSTRAINT "menus_items_children_leaves_below_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children_leaves_below" ADD CONSTRAINT "menus_items_children_leaves_below_link_post_id_posts_id_fk" FOREIGN KEY ("link_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children_leaves_below" ADD CONSTRAINT "menus_items_children_leaves_below_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children_leaves_below" ADD CONSTRAINT "menus_items_children_leaves_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items_children_leaves"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_children_leaves_below_locales" ADD CONSTRAINT "menus_items_children_leaves_below_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items_children_leaves_below"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "menus_items_children_leaves_below_order_idx" ON "menus_items_children_leaves_below" USING btree ("_order");
  CREATE INDEX "menus_items_children_leaves_below_parent_id_idx" ON "menus_items_children_leaves_below" USING btree ("_parent_id");
  CREATE INDEX "menus_items_children_leaves_below_link_link_page_idx" ON "menus_items_children_leaves_below" USING btree ("link_page_id");
  CREATE INDEX "menus_items_children_leaves_below_link_link_post_idx" ON "menus_items_children_leaves_below" USING btree ("link_post_id");
  CREATE INDEX "menus_items_children_leaves_below_link_link_project_idx" ON "menus_items_children_leaves_below" USING btree ("link_project_id");
  CREATE UNIQUE INDEX "menus_items_children_leaves_below_locales_locale_parent_id_u" ON "menus_items_children_leaves_below_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_items_children_leaves_below_locales_parent_idx" ON "menus_items_children_leaves_below_locales" USING btree ("_parent_id");
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "posts_rels_authors_id_idx" ON "posts_rels" USING btree ("authors_id");
  CREATE INDEX "_posts_v_rels_authors_id_idx" ON "_posts_v_rels" USING btree ("authors_id");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "menus_items_children_leaves_below" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_items_children_leaves_below_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "menus_items_children_leaves_below" CASCADE;
  DROP TABLE "menus_items_children_leaves_below_locales" CASCADE;
  ALTER TABLE "posts_rels" DROP CONSTRAINT "posts_rels_authors_fk";
  
  ALTER TABLE "_posts_v_rels" DROP CONSTRAINT "_posts_v_rels_authors_fk";
  
  ALTER TABLE "categories" DROP CONSTRAINT "categories_parent_id_categories_id_fk";
  
  DROP INDEX "posts_rels_authors_id_idx";
  DROP INDEX "_posts_v_rels_authors_id_idx";
  DROP INDEX "categories_parent_idx";
  ALTER TABLE "posts_rels" DROP COLUMN "authors_id";
  ALTER TABLE "_posts_v_rels" DROP COLUMN "authors_id";
  ALTER TABLE "categories" DROP COLUMN "parent_id";
  DROP TYPE "public"."enum_menus_items_children_leaves_below_link_type";`)
}
