// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_coupons_effect" AS ENUM('percent', 'fixed', 'shipping');
  CREATE TYPE "public"."enum_coupons_is_for" AS ENUM('all', 'some');
  CREATE TYPE "public"."enum_shop_rules_country" AS ENUM('AD', 'AE', 'AF', 'AG', 'AI', 'AL', 'AM', 'AO', 'AQ', 'AR', 'AS', 'AT', 'AU', 'AW', 'AX', 'AZ', 'BA', 'BB', 'BD', 'BE', 'BF', 'BG', 'BH', 'BI', 'BJ', 'BL', 'BM', 'BN', 'BO', 'BQ', 'BR', 'BS', 'BT', 'BV', 'BW', 'BY', 'BZ', 'CA', 'CC', 'CD', 'CF', 'CG', 'CH', 'CI', 'CK', 'CL', 'CM', 'CN', 'CO', 'CR', 'CU', 'CV', 'CW', 'CX', 'CY', 'CZ', 'DE', 'DJ', 'DK', 'DM', 'DO', 'DZ', 'EC', 'EE', 'EG', 'EH', 'ER', 'ES', 'ET', 'FI', 'FJ', 'FK', 'FM', 'FO', 'FR', 'GA', 'GB', 'GD', 'GE', 'GF', 'GG', 'GH', 'GI', 'GL', 'GM', 'GN', 'GP', 'GQ', 'GR', 'GS', 'GT', 'GU', 'GW', 'GY', 'HK', 'HM', 'HN', 'HR', 'HT', 'HU', 'ID', 'IE', 'IL', 'IM', 'IN', 'IO', 'IQ', 'IR', 'IS', 'IT', 'JE', 'JM', 'JO', 'JP', 'KE', 'KG', 'KH', 'KI', 'KM', 'KN', 'KP', 'KR', 'KW', 'KY', 'KZ', 'LA', 'LB', 'LC', 'LI', 'LK', 'LR', 'LS', 'LT', 'LU', 'LV', 'LY', 'MA', 'MC', 'MD', 'ME', 'MF', 'MG', 'MH', 'MK', 'ML', 'MM', 'MN', 'MO', 'MP', 'MQ', 'MR', 'MS', 'MT', 'MU', 'MV', 'MW', 'MX', 'MY', 'MZ', 'NA', 'NC', 'NE', 'NF', 'NG', 'NI', 'NL', 'NO', 'NP', 'NR', 'NU', 'NZ', 'OM', 'PA', 'PE', 'PF', 'PG', 'PH', 'PK', 'PL', 'PM', 'PN', 'PR', 'PS', 'PT', 'PW', 'PY', 'QA', 'RE', 'RO', 'RS', 'RU', 'RW', 'SA', 'SB', 'SC', 'SD', 'SE', 'SG', 'SH', 'SI', 'SJ', 'SK', 'SL', 'SM', 'SN', 'SO', 'SR', 'SS', 'ST', 'SV', 'SX', 'SY', 'SZ', 'TC', 'TD', 'TF', 'TG', 'TH', 'TJ', 'TK', 'TL', 'TM', 'TN', 'TO', 'TR', 'TT', 'TV', 'TW', 'TZ', 'UA', 'UG', 'UM', 'US', 'UY', 'UZ', 'VA', 'VC', 'VE', 'VG', 'VI', 'VN', 'VU', 'WF', 'WS', 'YE', 'YT', 'ZA', 'ZM', 'ZW');
  CREATE TYPE "public"."enum_shop_rules_shipping_tax" AS ENUM('goods', 'standard', 'reduced', 'reduced2', 'superReduced', 'zero');
  CREATE TYPE "public"."enum_shop_rules_rounding" AS ENUM('rate', 'line');
  CREATE TABLE "coupons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"effect" "enum_coupons_effect" DEFAULT 'percent' NOT NULL,
  	"percent" numeric,
  	"amount" numeric,
  	"least_value" numeric,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"max_uses" numeric,
  	"max_uses_of_customer" numeric,
  	"combines" boolean DEFAULT false,
  	"is_for" "enum_coupons_is_for" DEFAULT 'all' NOT NULL,
  	"leaves_out_reduced" boolean DEFAULT false,
  	"is_active" boolean DEFAULT true,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "coupons_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"product_categories_id" integer
  );
  
  CREATE TABLE "shop_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" "enum_shop_rules_country",
  	"is_exempt" boolean DEFAULT false,
  	"taxes_at_destination" boolean DEFAULT false,
  	"shipping_tax" "enum_shop_rules_shipping_tax" DEFAULT 'goods' NOT NULL,
  	"rounding" "enum_shop_rules_rounding" DEFAULT 'rate' NOT NULL,
  	"own_rates" jsonb,
  	"zones" jsonb,
  	"stripe_is_offered" boolean DEFAULT false,
  	"paypal_is_offered" boolean DEFAULT false,
  	"mollie_is_offered" boolean DEFAULT false,
  	"invoice_is_offered" boolean DEFAULT false,
  	"in_advance_is_offered" boolean DEFAULT false,
  	"on_collection_is_offered" boolean DEFAULT false,
  	"cash_on_delivery_is_offered" boolean DEFAULT false,
  	"bank_holder" varchar,
  	"bank_iban" varchar,
  	"bank_bic" varchar,
  	"bank_bank" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "shop_rules_locales" (
  	"stripe_label" varchar,
  	"paypal_label" varchar,
  	"mollie_label" varchar,
  	"invoice_label" varchar,
  	"invoice_instructions" varchar,
  	"in_advance_label" varchar,
  	"in_advance_instructions" varchar,
  	"on_collection_label" varchar,
  	"on_collection_instructions" varchar,
  	"cash_on_delivery_label" varchar,
  	"cash_on_delivery_instructions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "coupons_rels" ADD CONSTRAINT "coupons_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coupons_rels" ADD CONSTRAINT "coupons_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coupons_rels" ADD CONSTRAINT "coupons_rels_product_categories_fk" FOREIGN KEY ("product_categories_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_rules_locales" ADD CONSTRAINT "shop_rules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "coupons_code_idx" ON "coupons" USING btree ("code");
  CREATE INDEX "coupons_updated_at_idx" ON "coupons" USING btree ("updated_at");
  CREATE INDEX "coupons_created_at_idx" ON "coupons" USING btree ("created_at");
  CREATE INDEX "coupons_deleted_at_idx" ON "coupons" USING btree ("deleted_at");
  CREATE INDEX "coupons_rels_order_idx" ON "coupons_rels" USING btree ("order");
  CREATE INDEX "coupons_rels_parent_idx" ON "coupons_rels" USING btree ("parent_id");
  CREATE INDEX "coupons_rels_path_idx" ON "coupons_rels" USING btree ("path");
  CREATE INDEX "coupons_rels_products_id_idx" ON "coupons_rels" USING btree ("products_id");
  CREATE INDEX "coupons_rels_product_categories_id_idx" ON "coupons_rels" USING btree ("product_categories_id");
  CREATE UNIQUE INDEX "shop_rules_locales_locale_parent_id_unique" ON "shop_rules_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "shop_rules_locales_parent_idx" ON "shop_rules_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "coupons" CASCADE;
  DROP TABLE "coupons_rels" CASCADE;
  DROP TABLE "shop_rules" CASCADE;
  DROP TABLE "shop_rules_locales" CASCADE;
  DROP TYPE "public"."enum_coupons_effect";
  DROP TYPE "public"."enum_coupons_is_for";
  DROP TYPE "public"."enum_shop_rules_country";
  DROP TYPE "public"."enum_shop_rules_shipping_tax";
  DROP TYPE "public"."enum_shop_rules_rounding";`)
}
