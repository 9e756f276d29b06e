// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_footer" AS ENUM('columns', 'split', 'centred', 'slim');
  CREATE TYPE "public"."enum__pages_v_version_footer" AS ENUM('columns', 'split', 'centred', 'slim');
  CREATE TYPE "public"."enum_footer_elsewhere_entry" AS ENUM('columns', 'split', 'centred', 'slim');
  CREATE TYPE "public"."enum_footer_elsewhere_list" AS ENUM('columns', 'split', 'centred', 'slim');
  CREATE TYPE "public"."enum_footer_elsewhere_message" AS ENUM('columns', 'split', 'centred', 'slim');
  ALTER TABLE "pages" ADD COLUMN "footer" "enum_pages_footer";
  ALTER TABLE "_pages_v" ADD COLUMN "version_footer" "enum__pages_v_version_footer";
  ALTER TABLE "footer" ADD COLUMN "elsewhere_entry" "enum_footer_elsewhere_entry";
  ALTER TABLE "footer" ADD COLUMN "elsewhere_list" "enum_footer_elsewhere_list";
  ALTER TABLE "footer" ADD COLUMN "elsewhere_message" "enum_footer_elsewhere_message";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "footer";
  ALTER TABLE "_pages_v" DROP COLUMN "version_footer";
  ALTER TABLE "footer" DROP COLUMN "elsewhere_entry";
  ALTER TABLE "footer" DROP COLUMN "elsewhere_list";
  ALTER TABLE "footer" DROP COLUMN "elsewhere_message";
  DROP TYPE "public"."enum_pages_footer";
  DROP TYPE "public"."enum__pages_v_version_footer";
  DROP TYPE "public"."enum_footer_elsewhere_entry";
  DROP TYPE "public"."enum_footer_elsewhere_list";
  DROP TYPE "public"."enum_footer_elsewhere_message";`)
}
