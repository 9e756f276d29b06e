// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_portfolio_layout" ADD VALUE 'names';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "portfolio" ALTER COLUMN "layout" SET DATA TYPE text;
  ALTER TABLE "portfolio" ALTER COLUMN "layout" SET DEFAULT 'grid'::text;
  DROP TYPE "public"."enum_portfolio_layout";
  CREATE TYPE "public"."enum_portfolio_layout" AS ENUM('grid', 'masonry', 'tiles', 'list');
  ALTER TABLE "portfolio" ALTER COLUMN "layout" SET DEFAULT 'grid'::"public"."enum_portfolio_layout";
  ALTER TABLE "portfolio" ALTER COLUMN "layout" SET DATA TYPE "public"."enum_portfolio_layout" USING "layout"::"public"."enum_portfolio_layout";`)
}
