// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "shop_refund_parts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"refund_id" integer NOT NULL,
  	"order_id" integer NOT NULL,
  	"payment_id" integer NOT NULL,
  	"provider" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"began_at" timestamp(3) with time zone NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"ref" varchar,
  	"reason" varchar
  );
  
  ALTER TABLE "shop_payments" ADD COLUMN "received" numeric;
  ALTER TABLE "shop_refund_parts" ADD CONSTRAINT "shop_refund_parts_refund_id_shop_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."shop_refunds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_refund_parts" ADD CONSTRAINT "shop_refund_parts_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_refund_parts" ADD CONSTRAINT "shop_refund_parts_payment_id_shop_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."shop_payments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "shop_refund_parts_refund_idx" ON "shop_refund_parts" USING btree ("refund_id");
  CREATE INDEX "shop_refund_parts_order_idx" ON "shop_refund_parts" USING btree ("order_id");
  CREATE INDEX "shop_refund_parts_payment_idx" ON "shop_refund_parts" USING btree ("payment_id");
  CREATE UNIQUE INDEX "shop_refund_parts_key_idx" ON "shop_refund_parts" USING btree ("key");
  CREATE UNIQUE INDEX "provider_ref_1_idx" ON "shop_refund_parts" USING btree ("provider","ref");
  CREATE INDEX "state_askedAt_1_idx" ON "shop_refund_parts" USING btree ("state","asked_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "shop_refund_parts" CASCADE;
  ALTER TABLE "shop_payments" DROP COLUMN "received";`)
}
