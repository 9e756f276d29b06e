// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "pages_locales_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_locales_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "posts_locales_parent_idx" ON "posts_locales" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_locales_parent_idx" ON "_posts_v_locales" USING btree ("_parent_id");
  CREATE INDEX "categories_locales_parent_idx" ON "categories_locales" USING btree ("_parent_id");
  CREATE INDEX "tags_locales_parent_idx" ON "tags_locales" USING btree ("_parent_id");
  CREATE INDEX "series_locales_parent_idx" ON "series_locales" USING btree ("_parent_id");
  CREATE INDEX "authors_locales_parent_idx" ON "authors_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_facts_locales_parent_idx" ON "projects_facts_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_locales_parent_idx" ON "projects_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_facts_locales_parent_idx" ON "_projects_v_version_facts_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_locales_parent_idx" ON "_projects_v_locales" USING btree ("_parent_id");
  CREATE INDEX "project_categories_locales_parent_idx" ON "project_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "sliders_locales_parent_idx" ON "sliders_locales" USING btree ("_parent_id");
  CREATE INDEX "_sliders_v_locales_parent_idx" ON "_sliders_v_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_items_children_leaves_locales_parent_idx" ON "menus_items_children_leaves_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_items_children_locales_parent_idx" ON "menus_items_children_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_items_locales_parent_idx" ON "menus_items_locales" USING btree ("_parent_id");
  CREATE INDEX "contact_forms_locales_parent_idx" ON "contact_forms_locales" USING btree ("_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "header_items_children_locales_parent_idx" ON "header_items_children_locales" USING btree ("_parent_id");
  CREATE INDEX "header_items_locales_parent_idx" ON "header_items_locales" USING btree ("_parent_id");
  CREATE INDEX "header_secondary_links_locales_parent_idx" ON "header_secondary_links_locales" USING btree ("_parent_id");
  CREATE INDEX "header_locales_parent_idx" ON "header_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_links_locales_parent_idx" ON "footer_columns_links_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_locales_parent_idx" ON "footer_columns_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_legal_links_locales_parent_idx" ON "footer_legal_links_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_locales_parent_idx" ON "footer_locales" USING btree ("_parent_id");
  CREATE INDEX "form_settings_locales_parent_idx" ON "form_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "blog_locales_parent_idx" ON "blog_locales" USING btree ("_parent_id");
  CREATE INDEX "portfolio_locales_parent_idx" ON "portfolio_locales" USING btree ("_parent_id");
  CREATE INDEX "search_locales_parent_idx" ON "search_locales" USING btree ("_parent_id");
  CREATE INDEX "site_hours_locales_parent_idx" ON "site_hours_locales" USING btree ("_parent_id");
  CREATE INDEX "site_locales_parent_idx" ON "site_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pages_locales_parent_idx";
  DROP INDEX "_pages_v_locales_parent_idx";
  DROP INDEX "posts_locales_parent_idx";
  DROP INDEX "_posts_v_locales_parent_idx";
  DROP INDEX "categories_locales_parent_idx";
  DROP INDEX "tags_locales_parent_idx";
  DROP INDEX "series_locales_parent_idx";
  DROP INDEX "authors_locales_parent_idx";
  DROP INDEX "projects_facts_locales_parent_idx";
  DROP INDEX "projects_locales_parent_idx";
  DROP INDEX "_projects_v_version_facts_locales_parent_idx";
  DROP INDEX "_projects_v_locales_parent_idx";
  DROP INDEX "project_categories_locales_parent_idx";
  DROP INDEX "sliders_locales_parent_idx";
  DROP INDEX "_sliders_v_locales_parent_idx";
  DROP INDEX "menus_items_children_leaves_locales_parent_idx";
  DROP INDEX "menus_items_children_locales_parent_idx";
  DROP INDEX "menus_items_locales_parent_idx";
  DROP INDEX "contact_forms_locales_parent_idx";
  DROP INDEX "media_locales_parent_idx";
  DROP INDEX "header_items_children_locales_parent_idx";
  DROP INDEX "header_items_locales_parent_idx";
  DROP INDEX "header_secondary_links_locales_parent_idx";
  DROP INDEX "header_locales_parent_idx";
  DROP INDEX "footer_columns_links_locales_parent_idx";
  DROP INDEX "footer_columns_locales_parent_idx";
  DROP INDEX "footer_legal_links_locales_parent_idx";
  DROP INDEX "footer_locales_parent_idx";
  DROP INDEX "form_settings_locales_parent_idx";
  DROP INDEX "blog_locales_parent_idx";
  DROP INDEX "portfolio_locales_parent_idx";
  DROP INDEX "search_locales_parent_idx";
  DROP INDEX "site_hours_locales_parent_idx";
  DROP INDEX "site_locales_parent_idx";`)
}
