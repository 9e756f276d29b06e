// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "shop_refunds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"lines" jsonb NOT NULL,
  	"shipping" numeric NOT NULL,
  	"who" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"reason" varchar
  );
  
  ALTER TABLE "products" ADD COLUMN "stock_seen" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_stock_seen" numeric;
  ALTER TABLE "shop_orders" ADD COLUMN "sent_at" timestamp(3) with time zone;
  ALTER TABLE "shop_orders" ADD COLUMN "carrier" varchar;
  ALTER TABLE "shop_orders" ADD COLUMN "tracking" varchar;
  ALTER TABLE "shop_orders" ADD COLUMN "search_text" varchar;
  ALTER TABLE "shop_stock_moves" ADD COLUMN "who" varchar;
  ALTER TABLE "shop_stock_moves" ADD COLUMN "reason" varchar;
  ALTER TABLE "shop_rules" ADD COLUMN "legal_imprint_id" integer;
  ALTER TABLE "shop_rules" ADD COLUMN "legal_terms_id" integer;
  ALTER TABLE "shop_rules" ADD COLUMN "legal_withdrawal_id" integer;
  ALTER TABLE "shop_rules" ADD COLUMN "legal_privacy_id" integer;
  ALTER TABLE "shop_refunds" ADD CONSTRAINT "shop_refunds_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "shop_refunds_order_idx" ON "shop_refunds" USING btree ("order_id");
  CREATE UNIQUE INDEX "shop_refunds_key_idx" ON "shop_refunds" USING btree ("key");
  ALTER TABLE "shop_rules" ADD CONSTRAINT "shop_rules_legal_imprint_id_pages_id_fk" FOREIGN KEY ("legal_imprint_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_rules" ADD CONSTRAINT "shop_rules_legal_terms_id_pages_id_fk" FOREIGN KEY ("legal_terms_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_rules" ADD CONSTRAINT "shop_rules_legal_withdrawal_id_pages_id_fk" FOREIGN KEY ("legal_withdrawal_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_rules" ADD CONSTRAINT "shop_rules_legal_privacy_id_pages_id_fk" FOREIGN KEY ("legal_privacy_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "shop_orders_sent_at_idx" ON "shop_orders" USING btree ("sent_at");
  CREATE INDEX "shop_rules_legal_legal_imprint_idx" ON "shop_rules" USING btree ("legal_imprint_id");
  CREATE INDEX "shop_rules_legal_legal_terms_idx" ON "shop_rules" USING btree ("legal_terms_id");
  CREATE INDEX "shop_rules_legal_legal_withdrawal_idx" ON "shop_rules" USING btree ("legal_withdrawal_id");
  CREATE INDEX "shop_rules_legal_legal_privacy_idx" ON "shop_rules" USING btree ("legal_privacy_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_refunds" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "shop_refunds" CASCADE;
  ALTER TABLE "shop_rules" DROP CONSTRAINT "shop_rules_legal_imprint_id_pages_id_fk";
  
  ALTER TABLE "shop_rules" DROP CONSTRAINT "shop_rules_legal_terms_id_pages_id_fk";
  
  ALTER TABLE "shop_rules" DROP CONSTRAINT "shop_rules_legal_withdrawal_id_pages_id_fk";
  
  ALTER TABLE "shop_rules" DROP CONSTRAINT "shop_rules_legal_privacy_id_pages_id_fk";
  
  DROP INDEX "shop_orders_sent_at_idx";
  DROP INDEX "shop_rules_legal_legal_imprint_idx";
  DROP INDEX "shop_rules_legal_legal_terms_idx";
  DROP INDEX "shop_rules_legal_legal_withdrawal_idx";
  DROP INDEX "shop_rules_legal_legal_privacy_idx";
  ALTER TABLE "products" DROP COLUMN "stock_seen";
  ALTER TABLE "_products_v" DROP COLUMN "version_stock_seen";
  ALTER TABLE "shop_orders" DROP COLUMN "sent_at";
  ALTER TABLE "shop_orders" DROP COLUMN "carrier";
  ALTER TABLE "shop_orders" DROP COLUMN "tracking";
  ALTER TABLE "shop_orders" DROP COLUMN "search_text";
  ALTER TABLE "shop_stock_moves" DROP COLUMN "who";
  ALTER TABLE "shop_stock_moves" DROP COLUMN "reason";
  ALTER TABLE "shop_rules" DROP COLUMN "legal_imprint_id";
  ALTER TABLE "shop_rules" DROP COLUMN "legal_terms_id";
  ALTER TABLE "shop_rules" DROP COLUMN "legal_withdrawal_id";
  ALTER TABLE "shop_rules" DROP COLUMN "legal_privacy_id";`)
}
