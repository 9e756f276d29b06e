// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_theme_preset" ADD VALUE 'night';
  ALTER TYPE "public"."enum_theme_preset" ADD VALUE 'poster';
  ALTER TYPE "public"."enum_theme_pairing" ADD VALUE 'archivo-condensed-hanken' BEFORE 'geist';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "theme" ALTER COLUMN "preset" SET DATA TYPE text;
  ALTER TABLE "theme" ALTER COLUMN "preset" SET DEFAULT 'warm'::text;
  DROP TYPE "public"."enum_theme_preset";
  CREATE TYPE "public"."enum_theme_preset" AS ENUM('warm', 'crisp', 'editorial');
  ALTER TABLE "theme" ALTER COLUMN "preset" SET DEFAULT 'warm'::"public"."enum_theme_preset";
  ALTER TABLE "theme" ALTER COLUMN "preset" SET DATA TYPE "public"."enum_theme_preset" USING "preset"::"public"."enum_theme_preset";
  ALTER TABLE "theme" ALTER COLUMN "pairing" SET DATA TYPE text;
  DROP TYPE "public"."enum_theme_pairing";
  CREATE TYPE "public"."enum_theme_pairing" AS ENUM('fraunces-instrument-sans', 'bricolage-geist', 'bodoni-newsreader', 'newsreader-hanken', 'archivo-hanken', 'geist');
  ALTER TABLE "theme" ALTER COLUMN "pairing" SET DATA TYPE "public"."enum_theme_pairing" USING "pairing"::"public"."enum_theme_pairing";`)
}
