// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "shop_invoices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric NOT NULL,
  	"kind" varchar NOT NULL,
  	"number" varchar NOT NULL,
  	"order_id" integer NOT NULL,
  	"key" varchar NOT NULL,
  	"issued_on" varchar NOT NULL,
  	"total" numeric NOT NULL,
  	"content" varchar NOT NULL,
  	"previous_hash" varchar,
  	"hash" varchar NOT NULL
  );
  
  ALTER TABLE "shop_rules" ADD COLUMN "invoices_is_elsewhere" boolean DEFAULT false;
  ALTER TABLE "shop_rules" ADD COLUMN "invoices_name" varchar;
  ALTER TABLE "shop_rules" ADD COLUMN "invoices_street" varchar;
  ALTER TABLE "shop_rules" ADD COLUMN "invoices_postcode" varchar;
  ALTER TABLE "shop_rules" ADD COLUMN "invoices_city" varchar;
  ALTER TABLE "shop_rules" ADD COLUMN "invoices_tax_number" varchar;
  ALTER TABLE "shop_rules" ADD COLUMN "invoices_vat_number" varchar;
  ALTER TABLE "shop_rules" ADD COLUMN "invoices_contact" varchar;
  ALTER TABLE "shop_rules" ADD COLUMN "invoices_phone" varchar;
  ALTER TABLE "shop_rules" ADD COLUMN "invoices_email" varchar;
  ALTER TABLE "shop_rules" ADD COLUMN "invoices_details" varchar;
  ALTER TABLE "shop_rules" ADD COLUMN "invoices_invoice_pattern" varchar;
  ALTER TABLE "shop_rules" ADD COLUMN "invoices_credit_pattern" varchar;
  ALTER TABLE "shop_rules" ADD COLUMN "invoices_days_to_pay" numeric DEFAULT 14;
  ALTER TABLE "shop_rules" ADD COLUMN "invoices_starts_on" timestamp(3) with time zone;
  ALTER TABLE "shop_invoices" ADD CONSTRAINT "shop_invoices_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "shop_invoices_position_idx" ON "shop_invoices" USING btree ("position");
  CREATE UNIQUE INDEX "shop_invoices_number_idx" ON "shop_invoices" USING btree ("number");
  CREATE INDEX "shop_invoices_order_idx" ON "shop_invoices" USING btree ("order_id");
  CREATE UNIQUE INDEX "shop_invoices_key_idx" ON "shop_invoices" USING btree ("key");
  CREATE INDEX "shop_invoices_issued_on_idx" ON "shop_invoices" USING btree ("issued_on");
  CREATE UNIQUE INDEX "shop_invoices_hash_idx" ON "shop_invoices" USING btree ("hash");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "shop_invoices" CASCADE;
  ALTER TABLE "shop_rules" DROP COLUMN "invoices_is_elsewhere";
  ALTER TABLE "shop_rules" DROP COLUMN "invoices_name";
  ALTER TABLE "shop_rules" DROP COLUMN "invoices_street";
  ALTER TABLE "shop_rules" DROP COLUMN "invoices_postcode";
  ALTER TABLE "shop_rules" DROP COLUMN "invoices_city";
  ALTER TABLE "shop_rules" DROP COLUMN "invoices_tax_number";
  ALTER TABLE "shop_rules" DROP COLUMN "invoices_vat_number";
  ALTER TABLE "shop_rules" DROP COLUMN "invoices_contact";
  ALTER TABLE "shop_rules" DROP COLUMN "invoices_phone";
  ALTER TABLE "shop_rules" DROP COLUMN "invoices_email";
  ALTER TABLE "shop_rules" DROP COLUMN "invoices_details";
  ALTER TABLE "shop_rules" DROP COLUMN "invoices_invoice_pattern";
  ALTER TABLE "shop_rules" DROP COLUMN "invoices_credit_pattern";
  ALTER TABLE "shop_rules" DROP COLUMN "invoices_days_to_pay";
  ALTER TABLE "shop_rules" DROP COLUMN "invoices_starts_on";`)
}
