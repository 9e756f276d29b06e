import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_theme_preset" AS ENUM('warm', 'crisp', 'editorial');
  CREATE TYPE "public"."enum_theme_pairing" AS ENUM('fraunces-instrument-sans', 'bricolage-geist', 'bodoni-newsreader', 'newsreader-hanken', 'archivo-hanken', 'geist');
  CREATE TYPE "public"."enum_theme_scale" AS ENUM('quiet', 'balanced', 'strong', 'dramatic');
  CREATE TYPE "public"."enum_theme_spacing" AS ENUM('compact', 'normal', 'airy');
  CREATE TYPE "public"."enum_theme_buttons" AS ENUM('solid', 'accent', 'outline');
  CREATE TYPE "public"."enum_theme_button_shape" AS ENUM('corners', 'pill');
  CREATE TYPE "public"."enum_theme_shadows" AS ENUM('none', 'soft', 'deep', 'hard');
  ALTER TABLE "theme" ADD COLUMN "preset" "enum_theme_preset" DEFAULT 'warm' NOT NULL;
  ALTER TABLE "theme" ADD COLUMN "surface" varchar;
  ALTER TABLE "theme" ADD COLUMN "ink_soft" varchar;
  ALTER TABLE "theme" ADD COLUMN "line" varchar;
  ALTER TABLE "theme" ADD COLUMN "accent_ink" varchar;
  ALTER TABLE "theme" ADD COLUMN "paper_dark" varchar;
  ALTER TABLE "theme" ADD COLUMN "surface_dark" varchar;
  ALTER TABLE "theme" ADD COLUMN "ink_dark" varchar;
  ALTER TABLE "theme" ADD COLUMN "ink_soft_dark" varchar;
  ALTER TABLE "theme" ADD COLUMN "line_dark" varchar;
  ALTER TABLE "theme" ADD COLUMN "accent_ink_dark" varchar;
  ALTER TABLE "theme" ADD COLUMN "pairing" "enum_theme_pairing";
  ALTER TABLE "theme" ADD COLUMN "scale" "enum_theme_scale";
  ALTER TABLE "theme" ADD COLUMN "base_size" numeric;
  ALTER TABLE "theme" ADD COLUMN "heading_sensitivity" numeric;
  ALTER TABLE "theme" ADD COLUMN "heading_factor" numeric;
  ALTER TABLE "theme" ADD COLUMN "spacing" "enum_theme_spacing";
  ALTER TABLE "theme" ADD COLUMN "buttons" "enum_theme_buttons";
  ALTER TABLE "theme" ADD COLUMN "button_shape" "enum_theme_button_shape";
  ALTER TABLE "theme" ADD COLUMN "shadows" "enum_theme_shadows";
  ALTER TABLE "theme" ADD COLUMN "effects" boolean DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "theme" DROP COLUMN "preset";
  ALTER TABLE "theme" DROP COLUMN "surface";
  ALTER TABLE "theme" DROP COLUMN "ink_soft";
  ALTER TABLE "theme" DROP COLUMN "line";
  ALTER TABLE "theme" DROP COLUMN "accent_ink";
  ALTER TABLE "theme" DROP COLUMN "paper_dark";
  ALTER TABLE "theme" DROP COLUMN "surface_dark";
  ALTER TABLE "theme" DROP COLUMN "ink_dark";
  ALTER TABLE "theme" DROP COLUMN "ink_soft_dark";
  ALTER TABLE "theme" DROP COLUMN "line_dark";
  ALTER TABLE "theme" DROP COLUMN "accent_ink_dark";
  ALTER TABLE "theme" DROP COLUMN "pairing";
  ALTER TABLE "theme" DROP COLUMN "scale";
  ALTER TABLE "theme" DROP COLUMN "base_size";
  ALTER TABLE "theme" DROP COLUMN "heading_sensitivity";
  ALTER TABLE "theme" DROP COLUMN "heading_factor";
  ALTER TABLE "theme" DROP COLUMN "spacing";
  ALTER TABLE "theme" DROP COLUMN "buttons";
  ALTER TABLE "theme" DROP COLUMN "button_shape";
  ALTER TABLE "theme" DROP COLUMN "shadows";
  ALTER TABLE "theme" DROP COLUMN "effects";
  DROP TYPE "public"."enum_theme_preset";
  DROP TYPE "public"."enum_theme_pairing";
  DROP TYPE "public"."enum_theme_scale";
  DROP TYPE "public"."enum_theme_spacing";
  DROP TYPE "public"."enum_theme_buttons";
  DROP TYPE "public"."enum_theme_button_shape";
  DROP TYPE "public"."enum_theme_shadows";`)
}
