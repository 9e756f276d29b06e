// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "shop_orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric NOT NULL,
  	"token" varchar NOT NULL,
  	"checkout_key" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"method" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"currency" varchar NOT NULL,
  	"total" numeric NOT NULL,
  	"buyer" jsonb NOT NULL,
  	"price" jsonb NOT NULL,
  	"placed_at" timestamp(3) with time zone NOT NULL,
  	"reserved_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "shop_order_lines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"position" numeric NOT NULL,
  	"sku" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"quantity" numeric NOT NULL,
  	"unit_price" numeric NOT NULL,
  	"discount" numeric NOT NULL,
  	"net" numeric NOT NULL,
  	"tax" numeric NOT NULL,
  	"rate" numeric NOT NULL,
  	"category" varchar NOT NULL,
  	"is_counted" boolean DEFAULT false NOT NULL
  );
  
  CREATE TABLE "shop_order_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"kind" varchar NOT NULL,
  	"detail" jsonb
  );
  
  CREATE TABLE "shop_payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"provider" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"began_at" timestamp(3) with time zone NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"ref" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "shop_stock" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sku" varchar NOT NULL,
  	"on_hand" numeric NOT NULL,
  	"reserved" numeric NOT NULL
  );
  
  CREATE TABLE "shop_stock_moves" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sku" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"kind" varchar NOT NULL,
  	"on_hand" numeric NOT NULL,
  	"reserved" numeric NOT NULL,
  	"order_id" integer
  );
  
  CREATE TABLE "shop_number_ranges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"last" numeric NOT NULL
  );
  
  CREATE TABLE "shop_coupon_uses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"counter" varchar NOT NULL,
  	"uses" numeric NOT NULL
  );
  
  ALTER TABLE "shop_order_lines" ADD CONSTRAINT "shop_order_lines_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_order_events" ADD CONSTRAINT "shop_order_events_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_payments" ADD CONSTRAINT "shop_payments_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_stock_moves" ADD CONSTRAINT "shop_stock_moves_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "shop_orders_number_idx" ON "shop_orders" USING btree ("number");
  CREATE UNIQUE INDEX "shop_orders_token_idx" ON "shop_orders" USING btree ("token");
  CREATE UNIQUE INDEX "shop_orders_checkout_key_idx" ON "shop_orders" USING btree ("checkout_key");
  CREATE INDEX "shop_orders_email_idx" ON "shop_orders" USING btree ("email");
  CREATE INDEX "shop_orders_placed_at_idx" ON "shop_orders" USING btree ("placed_at");
  CREATE INDEX "state_reservedUntil_idx" ON "shop_orders" USING btree ("state","reserved_until");
  CREATE INDEX "shop_order_lines_order_idx" ON "shop_order_lines" USING btree ("order_id");
  CREATE INDEX "shop_order_lines_sku_idx" ON "shop_order_lines" USING btree ("sku");
  CREATE INDEX "shop_order_events_order_idx" ON "shop_order_events" USING btree ("order_id");
  CREATE INDEX "shop_payments_order_idx" ON "shop_payments" USING btree ("order_id");
  CREATE UNIQUE INDEX "shop_payments_key_idx" ON "shop_payments" USING btree ("key");
  CREATE UNIQUE INDEX "provider_ref_idx" ON "shop_payments" USING btree ("provider","ref");
  CREATE INDEX "state_askedAt_idx" ON "shop_payments" USING btree ("state","asked_at");
  CREATE UNIQUE INDEX "shop_stock_sku_idx" ON "shop_stock" USING btree ("sku");
  CREATE INDEX "shop_stock_moves_sku_idx" ON "shop_stock_moves" USING btree ("sku");
  CREATE INDEX "shop_stock_moves_order_idx" ON "shop_stock_moves" USING btree ("order_id");
  CREATE UNIQUE INDEX "shop_number_ranges_name_idx" ON "shop_number_ranges" USING btree ("name");
  CREATE UNIQUE INDEX "shop_coupon_uses_counter_idx" ON "shop_coupon_uses" USING btree ("counter");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "shop_orders" CASCADE;
  DROP TABLE "shop_order_lines" CASCADE;
  DROP TABLE "shop_order_events" CASCADE;
  DROP TABLE "shop_payments" CASCADE;
  DROP TABLE "shop_stock" CASCADE;
  DROP TABLE "shop_stock_moves" CASCADE;
  DROP TABLE "shop_number_ranges" CASCADE;
  DROP TABLE "shop_coupon_uses" CASCADE;`)
}
