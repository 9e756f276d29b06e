// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_settings" ADD COLUMN "count" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_title" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_all" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_categories" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_filter" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_sort" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_place" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_newest" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_cheapest" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_dearest" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_name" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_brand" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_price" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_from" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_to" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_available" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_show" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_reset" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_count" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_count_one" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_none" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_empty" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_price_from" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_regular" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_reduced" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_lowest" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_unit" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_with_tax" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_with_tax_alone" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_without_tax" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_without_tax_alone" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_in_stock" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_few" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_on_order" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_sold_out" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_delivery" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_sku" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_gallery" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_related" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_goes_with" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "texts_more" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_settings" DROP COLUMN "count";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_title";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_all";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_categories";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_filter";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_sort";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_place";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_newest";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_cheapest";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_dearest";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_name";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_brand";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_price";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_from";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_to";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_available";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_show";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_reset";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_count";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_count_one";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_none";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_empty";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_price_from";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_regular";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_reduced";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_lowest";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_unit";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_with_tax";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_with_tax_alone";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_without_tax";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_without_tax_alone";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_in_stock";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_few";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_on_order";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_sold_out";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_delivery";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_sku";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_gallery";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_related";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_goes_with";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "texts_more";`)
}
