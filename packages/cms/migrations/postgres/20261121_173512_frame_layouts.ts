// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_header_secondary_links_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_footer_layout" AS ENUM('columns', 'split', 'centred', 'slim');
  CREATE TABLE "header_secondary_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_header_secondary_links_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" integer,
  	"link_url" varchar
  );
  
  CREATE TABLE "header_secondary_links_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "header" ADD COLUMN "secondary_on_phones" boolean DEFAULT true;
  ALTER TABLE "header_locales" ADD COLUMN "secondary_notice" varchar;
  ALTER TABLE "header_locales" ADD COLUMN "texts_secondary" varchar;
  ALTER TABLE "footer" ADD COLUMN "layout" "enum_footer_layout" DEFAULT 'columns' NOT NULL;
  ALTER TABLE "theme" ADD COLUMN "page_transitions" boolean DEFAULT true;
  ALTER TABLE "header_secondary_links" ADD CONSTRAINT "header_secondary_links_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_secondary_links" ADD CONSTRAINT "header_secondary_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_secondary_links_locales" ADD CONSTRAINT "header_secondary_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_secondary_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "header_secondary_links_order_idx" ON "header_secondary_links" USING btree ("_order");
  CREATE INDEX "header_secondary_links_parent_id_idx" ON "header_secondary_links" USING btree ("_parent_id");
  CREATE INDEX "header_secondary_links_link_link_page_idx" ON "header_secondary_links" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "header_secondary_links_locales_locale_parent_id_unique" ON "header_secondary_links_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "header_secondary_links" CASCADE;
  DROP TABLE "header_secondary_links_locales" CASCADE;
  ALTER TABLE "header" DROP COLUMN "secondary_on_phones";
  ALTER TABLE "header_locales" DROP COLUMN "secondary_notice";
  ALTER TABLE "header_locales" DROP COLUMN "texts_secondary";
  ALTER TABLE "footer" DROP COLUMN "layout";
  ALTER TABLE "theme" DROP COLUMN "page_transitions";
  DROP TYPE "public"."enum_header_secondary_links_link_type";
  DROP TYPE "public"."enum_footer_layout";`)
}
