// @ts-nocheck: generated, and of two copies of the SQL builder
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('ar', 'bg', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa', 'fi', 'fr', 'ga', 'gl', 'he', 'hi', 'hr', 'hu', 'id', 'is', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'th', 'tr', 'uk', 'ur', 'vi', 'zh-CN', 'zh-TW');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('ar', 'bg', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa', 'fi', 'fr', 'ga', 'gl', 'he', 'hi', 'hr', 'hu', 'id', 'is', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'th', 'tr', 'uk', 'ur', 'vi', 'zh-CN', 'zh-TW');
  CREATE TYPE "public"."enum_sliders_layout_mode" AS ENUM('auto', 'fullwidth', 'fullscreen', 'fixed');
  CREATE TYPE "public"."enum_sliders_gestures_direction" AS ENUM('horizontal', 'vertical');
  CREATE TYPE "public"."enum_sliders_gestures_wheel" AS ENUM('off', 'on', 'carousel');
  CREATE TYPE "public"."enum_sliders_loading_lazy" AS ENUM('smart', 'single', 'all', 'none');
  CREATE TYPE "public"."enum_sliders_type" AS ENUM('standard', 'carousel', 'hero');
  CREATE TYPE "public"."enum_sliders_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sliders_v_version_layout_mode" AS ENUM('auto', 'fullwidth', 'fullscreen', 'fixed');
  CREATE TYPE "public"."enum__sliders_v_version_gestures_direction" AS ENUM('horizontal', 'vertical');
  CREATE TYPE "public"."enum__sliders_v_version_gestures_wheel" AS ENUM('off', 'on', 'carousel');
  CREATE TYPE "public"."enum__sliders_v_version_loading_lazy" AS ENUM('smart', 'single', 'all', 'none');
  CREATE TYPE "public"."enum__sliders_v_version_type" AS ENUM('standard', 'carousel', 'hero');
  CREATE TYPE "public"."enum__sliders_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sliders_v_published_locale" AS ENUM('ar', 'bg', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa', 'fi', 'fr', 'ga', 'gl', 'he', 'hi', 'hr', 'hu', 'id', 'is', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'th', 'tr', 'uk', 'ur', 'vi', 'zh-CN', 'zh-TW');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('ar', 'bg', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa', 'fi', 'fr', 'ga', 'gl', 'he', 'hi', 'hr', 'hu', 'id', 'is', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'th', 'tr', 'uk', 'ur', 'vi', 'zh-CN', 'zh-TW');
  CREATE TYPE "public"."enum_comments_state" AS ENUM('waiting', 'approved', 'spam', 'trash');
  CREATE TYPE "public"."enum_projects_gallery_form" AS ENUM('masonry', 'grid', 'justified', 'carousel');
  CREATE TYPE "public"."enum_projects_gallery_columns" AS ENUM('2', '3', '4');
  CREATE TYPE "public"."enum_projects_date_form" AS ENUM('year', 'month', 'none');
  CREATE TYPE "public"."enum_projects_page_layout" AS ENUM('classic', 'gallery', 'wide', 'split');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_gallery_form" AS ENUM('masonry', 'grid', 'justified', 'carousel');
  CREATE TYPE "public"."enum__projects_v_version_gallery_columns" AS ENUM('2', '3', '4');
  CREATE TYPE "public"."enum__projects_v_version_date_form" AS ENUM('year', 'month', 'none');
  CREATE TYPE "public"."enum__projects_v_version_page_layout" AS ENUM('classic', 'gallery', 'wide', 'split');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('ar', 'bg', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa', 'fi', 'fr', 'ga', 'gl', 'he', 'hi', 'hr', 'hu', 'id', 'is', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'th', 'tr', 'uk', 'ur', 'vi', 'zh-CN', 'zh-TW');
  CREATE TYPE "public"."enum_menus_items_children_leaves_link_type" AS ENUM('page', 'post', 'project', 'url');
  CREATE TYPE "public"."enum_menus_items_children_link_type" AS ENUM('page', 'post', 'project', 'url');
  CREATE TYPE "public"."enum_menus_items_link_type" AS ENUM('page', 'post', 'project', 'url');
  CREATE TYPE "public"."enum_menus_items_display" AS ENUM('list', 'site', 'window');
  CREATE TYPE "public"."enum_contact_forms_written_as" AS ENUM('fields', 'template');
  CREATE TYPE "public"."enum_contact_forms_after_sending" AS ENUM('message', 'text', 'page');
  CREATE TYPE "public"."enum_submissions_status" AS ENUM('mail_sent', 'spam');
  CREATE TYPE "public"."enum_submissions_handling" AS ENUM('new', 'open', 'done');
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('mail', 'webhook');
  CREATE TYPE "public"."enum_deliveries_state" AS ENUM('waiting', 'queued', 'sending', 'sent', 'failed');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302', '410');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'author');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_header_items_children_link_type" AS ENUM('page', 'post', 'project', 'url');
  CREATE TYPE "public"."enum_header_items_link_type" AS ENUM('page', 'post', 'project', 'url');
  CREATE TYPE "public"."enum_header_secondary_links_link_type" AS ENUM('page', 'post', 'project', 'url');
  CREATE TYPE "public"."enum_header_action_type" AS ENUM('page', 'post', 'project', 'url');
  CREATE TYPE "public"."enum_header_layout" AS ENUM('start', 'centred', 'rows');
  CREATE TYPE "public"."enum_header_menu_style" AS ENUM('bar', 'flyout');
  CREATE TYPE "public"."enum_header_search" AS ENUM('none', 'dropdown', 'overlay');
  CREATE TYPE "public"."enum_footer_columns_links_link_type" AS ENUM('page', 'post', 'project', 'url');
  CREATE TYPE "public"."enum_footer_legal_links_link_type" AS ENUM('page', 'post', 'project', 'url');
  CREATE TYPE "public"."enum_footer_layout" AS ENUM('columns', 'split', 'centred', 'slim');
  CREATE TYPE "public"."enum_footer_action_type" AS ENUM('page', 'post', 'project', 'url');
  CREATE TYPE "public"."enum_footer_back_to_top_position" AS ENUM('floating-end', 'floating-start', 'end', 'start', 'none');
  CREATE TYPE "public"."enum_form_settings_bot_check" AS ENUM('off', 'proof', 'turnstile', 'hcaptcha', 'recaptcha');
  CREATE TYPE "public"."enum_form_settings_bot_check_down" AS ENUM('spam', 'accept');
  CREATE TYPE "public"."enum_blog_layout" AS ENUM('list', 'grid', 'masonry', 'timeline', 'large');
  CREATE TYPE "public"."enum_portfolio_layout" AS ENUM('grid', 'masonry', 'tiles', 'list');
  CREATE TYPE "public"."enum_portfolio_captions" AS ENUM('below', 'over');
  CREATE TYPE "public"."enum_portfolio_columns" AS ENUM('2', '3', '4');
  CREATE TYPE "public"."enum_portfolio_show" AS ENUM('more', 'parts', 'latest');
  CREATE TYPE "public"."enum_portfolio_page_layout" AS ENUM('classic', 'gallery', 'wide', 'split');
  CREATE TYPE "public"."enum_search_types" AS ENUM('page', 'post', 'project');
  CREATE TYPE "public"."enum_site_search_engines_separator" AS ENUM('dash', 'longDash', 'bar', 'dot', 'bullet', 'angle', 'colon');
  CREATE TYPE "public"."enum_site_lightbox_skin" AS ENUM('metro-white', 'metro-black', 'light', 'dark', 'mac', 'parade', 'smooth');
  CREATE TYPE "public"."enum_site_lightbox_speed" AS ENUM('fast', 'normal', 'slow');
  CREATE TYPE "public"."enum_site_lightbox_path" AS ENUM('vertical', 'horizontal');
  CREATE TYPE "public"."enum_theme_preset" AS ENUM('warm', 'crisp', 'editorial');
  CREATE TYPE "public"."enum_theme_scheme" AS ENUM('auto', 'light', 'dark');
  CREATE TYPE "public"."enum_theme_pairing" AS ENUM('fraunces-instrument-sans', 'bricolage-geist', 'bodoni-newsreader', 'newsreader-hanken', 'archivo-hanken', 'geist');
  CREATE TYPE "public"."enum_theme_scale" AS ENUM('quiet', 'balanced', 'strong', 'dramatic');
  CREATE TYPE "public"."enum_theme_spacing" AS ENUM('compact', 'normal', 'airy');
  CREATE TYPE "public"."enum_theme_buttons" AS ENUM('solid', 'accent', 'outline');
  CREATE TYPE "public"."enum_theme_button_shape" AS ENUM('corners', 'pill');
  CREATE TYPE "public"."enum_theme_shadows" AS ENUM('none', 'soft', 'deep', 'hard');
  CREATE TYPE "public"."enum_account_settings_second_factor" AS ENUM('nobody', 'administrators', 'everybody');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"layout" jsonb,
  	"meta_image_id" integer,
  	"meta_no_index" boolean DEFAULT false,
  	"languages" jsonb DEFAULT '[]'::jsonb,
  	"slug" varchar,
  	"parent_id" integer,
  	"path" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_layout" jsonb,
  	"version_meta_image_id" integer,
  	"version_meta_no_index" boolean DEFAULT false,
  	"version_languages" jsonb DEFAULT '[]'::jsonb,
  	"version_slug" varchar,
  	"version_parent_id" integer,
  	"version_path" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "reusable_blocks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"layout" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "sliders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slides" jsonb,
  	"layout_mode" "enum_sliders_layout_mode" DEFAULT 'auto',
  	"layout_min_height" numeric,
  	"layout_max_height" numeric,
  	"layout_below_header" boolean DEFAULT true,
  	"layout_stack_on_phone" boolean DEFAULT false,
  	"layout_grid_desktop_width" numeric,
  	"layout_grid_desktop_height" numeric,
  	"layout_grid_notebook_width" numeric,
  	"layout_grid_notebook_height" numeric,
  	"layout_grid_tablet_width" numeric,
  	"layout_grid_tablet_height" numeric,
  	"layout_grid_phone_width" numeric,
  	"layout_grid_phone_height" numeric,
  	"flow_autoplay" boolean DEFAULT true,
  	"flow_duration" numeric,
  	"flow_start_slide" numeric,
  	"flow_loop" boolean DEFAULT true,
  	"flow_shuffle" boolean DEFAULT false,
  	"flow_stop_after_loops" numeric,
  	"flow_stop_at_slide" numeric,
  	"flow_pause_on_hover" boolean DEFAULT true,
  	"flow_pause_on_focus" boolean DEFAULT true,
  	"flow_wait_for_view" boolean DEFAULT false,
  	"flow_visible_area" numeric,
  	"controls" jsonb,
  	"gestures_touch" boolean DEFAULT true,
  	"gestures_mouse" boolean DEFAULT false,
  	"gestures_threshold" numeric,
  	"gestures_direction" "enum_sliders_gestures_direction" DEFAULT 'horizontal',
  	"gestures_keyboard" boolean DEFAULT true,
  	"gestures_wheel" "enum_sliders_gestures_wheel" DEFAULT 'off',
  	"gestures_wheel_delay" numeric,
  	"extras" jsonb,
  	"loading_lazy" "enum_sliders_loading_lazy" DEFAULT 'smart',
  	"hash_read" boolean DEFAULT true,
  	"hash_write" boolean DEFAULT false,
  	"type" "enum_sliders_type" DEFAULT 'standard',
  	"alias" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_sliders_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "sliders_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sliders_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slides" jsonb,
  	"version_layout_mode" "enum__sliders_v_version_layout_mode" DEFAULT 'auto',
  	"version_layout_min_height" numeric,
  	"version_layout_max_height" numeric,
  	"version_layout_below_header" boolean DEFAULT true,
  	"version_layout_stack_on_phone" boolean DEFAULT false,
  	"version_layout_grid_desktop_width" numeric,
  	"version_layout_grid_desktop_height" numeric,
  	"version_layout_grid_notebook_width" numeric,
  	"version_layout_grid_notebook_height" numeric,
  	"version_layout_grid_tablet_width" numeric,
  	"version_layout_grid_tablet_height" numeric,
  	"version_layout_grid_phone_width" numeric,
  	"version_layout_grid_phone_height" numeric,
  	"version_flow_autoplay" boolean DEFAULT true,
  	"version_flow_duration" numeric,
  	"version_flow_start_slide" numeric,
  	"version_flow_loop" boolean DEFAULT true,
  	"version_flow_shuffle" boolean DEFAULT false,
  	"version_flow_stop_after_loops" numeric,
  	"version_flow_stop_at_slide" numeric,
  	"version_flow_pause_on_hover" boolean DEFAULT true,
  	"version_flow_pause_on_focus" boolean DEFAULT true,
  	"version_flow_wait_for_view" boolean DEFAULT false,
  	"version_flow_visible_area" numeric,
  	"version_controls" jsonb,
  	"version_gestures_touch" boolean DEFAULT true,
  	"version_gestures_mouse" boolean DEFAULT false,
  	"version_gestures_threshold" numeric,
  	"version_gestures_direction" "enum__sliders_v_version_gestures_direction" DEFAULT 'horizontal',
  	"version_gestures_keyboard" boolean DEFAULT true,
  	"version_gestures_wheel" "enum__sliders_v_version_gestures_wheel" DEFAULT 'off',
  	"version_gestures_wheel_delay" numeric,
  	"version_extras" jsonb,
  	"version_loading_lazy" "enum__sliders_v_version_loading_lazy" DEFAULT 'smart',
  	"version_hash_read" boolean DEFAULT true,
  	"version_hash_write" boolean DEFAULT false,
  	"version_type" "enum__sliders_v_version_type" DEFAULT 'standard',
  	"version_alias" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__sliders_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__sliders_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_sliders_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"layout" jsonb DEFAULT '[{"blockType":"richText"}]'::jsonb,
  	"meta_image_id" integer,
  	"meta_no_index" boolean DEFAULT false,
  	"languages" jsonb DEFAULT '[]'::jsonb,
  	"slug" varchar,
  	"path" varchar,
  	"published_at" timestamp(3) with time zone,
  	"author_id" integer,
  	"series_id" integer,
  	"sticky" boolean DEFAULT false,
  	"allow_comments" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"summary" varchar,
  	"minutes" numeric,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"tags_id" integer,
  	"posts_id" integer
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_layout" jsonb DEFAULT '[{"blockType":"richText"}]'::jsonb,
  	"version_meta_image_id" integer,
  	"version_meta_no_index" boolean DEFAULT false,
  	"version_languages" jsonb DEFAULT '[]'::jsonb,
  	"version_slug" varchar,
  	"version_path" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_author_id" integer,
  	"version_series_id" integer,
  	"version_sticky" boolean DEFAULT false,
  	"version_allow_comments" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_summary" varchar,
  	"version_minutes" numeric,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"tags_id" integer,
  	"posts_id" integer
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"path" varchar,
  	"languages" jsonb DEFAULT '[]'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "categories_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"path" varchar,
  	"languages" jsonb DEFAULT '[]'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "tags_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "series" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"path" varchar,
  	"languages" jsonb DEFAULT '[]'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "series_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "authors_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"slug" varchar,
  	"path" varchar,
  	"languages" jsonb DEFAULT '[]'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "authors_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_comments_state" DEFAULT 'waiting' NOT NULL,
  	"author" varchar NOT NULL,
  	"email" varchar,
  	"comment" varchar NOT NULL,
  	"post_id" integer NOT NULL,
  	"parent_id" integer,
  	"language" varchar NOT NULL,
  	"spam" jsonb,
  	"sender" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "projects_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"layout" jsonb,
  	"gallery_form" "enum_projects_gallery_form" DEFAULT 'masonry',
  	"gallery_columns" "enum_projects_gallery_columns" DEFAULT '2',
  	"date" timestamp(3) with time zone,
  	"date_form" "enum_projects_date_form" DEFAULT 'year',
  	"link_url" varchar,
  	"meta_image_id" integer,
  	"meta_no_index" boolean DEFAULT false,
  	"languages" jsonb DEFAULT '[]'::jsonb,
  	"slug" varchar,
  	"path" varchar,
  	"page_layout" "enum_projects_page_layout",
  	"place" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "projects_locales" (
  	"title" varchar,
  	"description" varchar,
  	"client" varchar,
  	"link_label" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"project_categories_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "_projects_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_layout" jsonb,
  	"version_gallery_form" "enum__projects_v_version_gallery_form" DEFAULT 'masonry',
  	"version_gallery_columns" "enum__projects_v_version_gallery_columns" DEFAULT '2',
  	"version_date" timestamp(3) with time zone,
  	"version_date_form" "enum__projects_v_version_date_form" DEFAULT 'year',
  	"version_link_url" varchar,
  	"version_meta_image_id" integer,
  	"version_meta_no_index" boolean DEFAULT false,
  	"version_languages" jsonb DEFAULT '[]'::jsonb,
  	"version_slug" varchar,
  	"version_path" varchar,
  	"version_page_layout" "enum__projects_v_version_page_layout",
  	"version_place" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_client" varchar,
  	"version_link_label" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"project_categories_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "project_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"path" varchar,
  	"languages" jsonb DEFAULT '[]'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "project_categories_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "menus_items_children_leaves" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_menus_items_children_leaves_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" integer,
  	"link_post_id" integer,
  	"link_project_id" integer,
  	"link_url" varchar,
  	"picture_id" integer
  );
  
  CREATE TABLE "menus_items_children_leaves_locales" (
  	"link_label" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_menus_items_children_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" integer,
  	"link_post_id" integer,
  	"link_project_id" integer,
  	"link_url" varchar,
  	"share" numeric,
  	"picture_id" integer
  );
  
  CREATE TABLE "menus_items_children_locales" (
  	"link_label" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_menus_items_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" integer,
  	"link_post_id" integer,
  	"link_project_id" integer,
  	"link_url" varchar,
  	"display" "enum_menus_items_display" DEFAULT 'list' NOT NULL
  );
  
  CREATE TABLE "menus_items_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "contact_forms_webhooks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"secret" varchar,
  	"active" boolean DEFAULT true
  );
  
  CREATE TABLE "contact_forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"written_as" "enum_contact_forms_written_as" DEFAULT 'fields',
  	"fields" jsonb,
  	"mail_recipient" varchar NOT NULL,
  	"mail_sender" varchar,
  	"mail_reply_to" varchar DEFAULT '[your-email]',
  	"mail_additional_headers" varchar,
  	"mail_attachments" varchar,
  	"mail_use_html" boolean DEFAULT false,
  	"mail_exclude_blank" boolean DEFAULT true,
  	"mail2_active" boolean DEFAULT false,
  	"mail2_recipient" varchar,
  	"mail2_sender" varchar,
  	"mail2_reply_to" varchar,
  	"mail2_additional_headers" varchar,
  	"mail2_attachments" varchar,
  	"mail2_use_html" boolean DEFAULT false,
  	"mail2_exclude_blank" boolean DEFAULT false,
  	"after_sending" "enum_contact_forms_after_sending" DEFAULT 'message',
  	"sent_page_id" integer,
  	"sent_address" varchar,
  	"keeps_draft" boolean DEFAULT false,
  	"guard_honeypot" boolean DEFAULT true,
  	"guard_refuse_duplicates" boolean DEFAULT false,
  	"guard_min_seconds" numeric,
  	"guard_max_links" numeric,
  	"guard_posts_per_minute" numeric,
  	"additional_settings" varchar,
  	"retention_days" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "contact_forms_locales" (
  	"template" varchar,
  	"mail_subject" varchar NOT NULL,
  	"mail_body" varchar NOT NULL,
  	"mail2_subject" varchar,
  	"mail2_body" varchar,
  	"messages_mail_sent_ok" varchar DEFAULT 'Thank you for your message. It has been sent.',
  	"messages_mail_sent_ng" varchar DEFAULT 'There was an error trying to send your message. Please try again later.',
  	"messages_validation_error" varchar DEFAULT 'One or more fields have an error. Please check and try again.',
  	"messages_spam" varchar DEFAULT 'There was an error trying to send your message. Please try again later.',
  	"messages_accept_terms" varchar DEFAULT 'You must accept the terms and conditions before sending your message.',
  	"messages_invalid_required" varchar DEFAULT 'Please fill out this field.',
  	"messages_invalid_too_long" varchar DEFAULT 'This field has a too long input.',
  	"messages_invalid_too_short" varchar DEFAULT 'This field has a too short input.',
  	"messages_upload_failed" varchar DEFAULT 'There was an unknown error uploading the file.',
  	"messages_upload_file_type_invalid" varchar DEFAULT 'You are not allowed to upload files of this type.',
  	"messages_upload_file_too_large" varchar DEFAULT 'The uploaded file is too large.',
  	"messages_upload_failed_php_error" varchar DEFAULT 'There was an error uploading the file.',
  	"messages_invalid_date" varchar DEFAULT 'Please enter a date in YYYY-MM-DD format.',
  	"messages_date_too_early" varchar DEFAULT 'This field has a too early date.',
  	"messages_date_too_late" varchar DEFAULT 'This field has a too late date.',
  	"messages_invalid_number" varchar DEFAULT 'Please enter a number.',
  	"messages_number_too_small" varchar DEFAULT 'This field has a too small number.',
  	"messages_number_too_large" varchar DEFAULT 'This field has a too large number.',
  	"messages_quiz_answer_not_correct" varchar DEFAULT 'The answer to the quiz is incorrect.',
  	"messages_captcha_not_match" varchar DEFAULT 'Your entered code is incorrect.',
  	"messages_invalid_email" varchar DEFAULT 'Please enter an email address.',
  	"messages_invalid_url" varchar DEFAULT 'Please enter a URL.',
  	"messages_invalid_tel" varchar DEFAULT 'Please enter a telephone number.',
  	"sent_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "submissions_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"from_name" varchar,
  	"from_email" varchar,
  	"form_id" integer,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"status" "enum_submissions_status" NOT NULL,
  	"handling" "enum_submissions_handling" DEFAULT 'new',
  	"assignee_id" integer,
  	"entries" jsonb NOT NULL,
  	"meta" jsonb,
  	"consents" jsonb,
  	"spam" jsonb,
  	"files" jsonb,
  	"held_mails" jsonb,
  	"search_text" varchar,
  	"posted_data_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_deliveries_kind" DEFAULT 'mail',
  	"subject" varchar,
  	"recipient" varchar,
  	"state" "enum_deliveries_state" NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"submission_id" integer,
  	"token" varchar NOT NULL,
  	"mail" jsonb NOT NULL,
  	"waits_for" varchar,
  	"lease" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"uploader_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_avif1440_url" varchar,
  	"sizes_avif1440_width" numeric,
  	"sizes_avif1440_height" numeric,
  	"sizes_avif1440_mime_type" varchar,
  	"sizes_avif1440_filesize" numeric,
  	"sizes_avif1440_filename" varchar,
  	"sizes_webp1440_url" varchar,
  	"sizes_webp1440_width" numeric,
  	"sizes_webp1440_height" numeric,
  	"sizes_webp1440_mime_type" varchar,
  	"sizes_webp1440_filesize" numeric,
  	"sizes_webp1440_filename" varchar,
  	"sizes_avif2000_url" varchar,
  	"sizes_avif2000_width" numeric,
  	"sizes_avif2000_height" numeric,
  	"sizes_avif2000_mime_type" varchar,
  	"sizes_avif2000_filesize" numeric,
  	"sizes_avif2000_filename" varchar,
  	"sizes_webp2000_url" varchar,
  	"sizes_webp2000_width" numeric,
  	"sizes_webp2000_height" numeric,
  	"sizes_webp2000_mime_type" varchar,
  	"sizes_webp2000_filesize" numeric,
  	"sizes_webp2000_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"matched_by" varchar,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"to" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "missing_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"last_seen" timestamp(3) with time zone NOT NULL,
  	"referrer" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'author' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"sealed_key" varchar NOT NULL,
  	"since" numeric,
  	"last_step" numeric,
  	"wrong_tries" numeric DEFAULT 0 NOT NULL,
  	"last_try_at" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "recovery_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"hash" varchar NOT NULL
  );
  
  CREATE TABLE "content_revisions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "content_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" numeric NOT NULL,
  	"tags" varchar NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"reusable_blocks_id" integer,
  	"sliders_id" integer,
  	"posts_id" integer,
  	"categories_id" integer,
  	"tags_id" integer,
  	"series_id" integer,
  	"authors_id" integer,
  	"comments_id" integer,
  	"projects_id" integer,
  	"project_categories_id" integer,
  	"menus_id" integer,
  	"contact_forms_id" integer,
  	"submissions_id" integer,
  	"deliveries_id" integer,
  	"media_id" integer,
  	"redirects_id" integer,
  	"missing_addresses_id" integer,
  	"users_id" integer,
  	"second_factors_id" integer,
  	"recovery_codes_id" integer,
  	"content_revisions_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "header_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_header_items_children_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" integer,
  	"link_post_id" integer,
  	"link_project_id" integer,
  	"link_url" varchar
  );
  
  CREATE TABLE "header_items_children_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_header_items_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" integer,
  	"link_post_id" integer,
  	"link_project_id" integer,
  	"link_url" varchar
  );
  
  CREATE TABLE "header_items_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header_secondary_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_header_secondary_links_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" integer,
  	"link_post_id" integer,
  	"link_project_id" integer,
  	"link_url" varchar
  );
  
  CREATE TABLE "header_secondary_links_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"menu_id" integer,
  	"action_type" "enum_header_action_type" DEFAULT 'page',
  	"action_new_tab" boolean DEFAULT false,
  	"action_page_id" integer,
  	"action_post_id" integer,
  	"action_project_id" integer,
  	"action_url" varchar,
  	"secondary_on_phones" boolean DEFAULT true,
  	"layout" "enum_header_layout" DEFAULT 'start' NOT NULL,
  	"menu_style" "enum_header_menu_style" DEFAULT 'bar' NOT NULL,
  	"sticky_desktop" boolean DEFAULT true,
  	"sticky_tablet" boolean DEFAULT true,
  	"sticky_phone" boolean DEFAULT true,
  	"sticky_shrink" boolean DEFAULT true,
  	"transparent" boolean DEFAULT false,
  	"search" "enum_header_search" DEFAULT 'none' NOT NULL,
  	"languages" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "header_locales" (
  	"action_label" varchar,
  	"secondary_notice" varchar,
  	"texts_menu_label" varchar,
  	"texts_open_menu" varchar,
  	"texts_close_menu" varchar,
  	"texts_open_submenu" varchar,
  	"texts_close_submenu" varchar,
  	"texts_open_search" varchar,
  	"texts_close_search" varchar,
  	"texts_search_field" varchar,
  	"texts_submit_search" varchar,
  	"texts_secondary" varchar,
  	"texts_languages" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_footer_columns_links_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" integer,
  	"link_post_id" integer,
  	"link_project_id" integer,
  	"link_url" varchar
  );
  
  CREATE TABLE "footer_columns_links_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"menu_id" integer
  );
  
  CREATE TABLE "footer_columns_locales" (
  	"heading" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_footer_legal_links_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" integer,
  	"link_post_id" integer,
  	"link_project_id" integer,
  	"link_url" varchar
  );
  
  CREATE TABLE "footer_legal_links_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"layout" "enum_footer_layout" DEFAULT 'columns' NOT NULL,
  	"action_type" "enum_footer_action_type" DEFAULT 'page',
  	"action_new_tab" boolean DEFAULT false,
  	"action_page_id" integer,
  	"action_post_id" integer,
  	"action_project_id" integer,
  	"action_url" varchar,
  	"back_to_top_position" "enum_footer_back_to_top_position" DEFAULT 'floating-end' NOT NULL,
  	"back_to_top_scroll_down_only" boolean DEFAULT false,
  	"back_to_top_on_phones" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"statement" varchar,
  	"action_label" varchar,
  	"note" varchar,
  	"texts_visit" varchar,
  	"texts_hours" varchar,
  	"texts_follow" varchar,
  	"texts_legal" varchar,
  	"texts_languages" varchar,
  	"texts_scheme" varchar,
  	"texts_light" varchar,
  	"texts_dark" varchar,
  	"texts_auto" varchar,
  	"texts_back_to_top" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "form_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"bot_check" "enum_form_settings_bot_check" DEFAULT 'off' NOT NULL,
  	"bot_check_site_key" varchar,
  	"bot_check_secret" varchar,
  	"bot_check_threshold" numeric DEFAULT 0.5,
  	"bot_check_down" "enum_form_settings_bot_check_down" DEFAULT 'spam',
  	"bot_check_consent" boolean DEFAULT true,
  	"disallowed_words" varchar,
  	"akismet_key" varchar,
  	"stripe_key" varchar,
  	"stripe_secret" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "form_settings_locales" (
  	"texts_optional" varchar DEFAULT 'optional',
  	"texts_choose_option" varchar DEFAULT '—Please choose an option—',
  	"texts_only_if" varchar DEFAULT 'Only if',
  	"texts_next" varchar DEFAULT 'Next',
  	"texts_back" varchar DEFAULT 'Back',
  	"texts_step_of" varchar DEFAULT 'Step {step} of {steps}',
  	"texts_add_row" varchar DEFAULT 'Add another',
  	"texts_remove_row" varchar DEFAULT 'Remove',
  	"texts_row_of" varchar DEFAULT '{heading} {row}',
  	"texts_draft_kept" varchar DEFAULT 'What you type is kept in this browser until you send it.',
  	"texts_draft_restored" varchar DEFAULT 'What you typed before is back.',
  	"texts_draft_forget" varchar DEFAULT 'Start again',
  	"texts_open_form" varchar DEFAULT 'Write to us',
  	"texts_close_form" varchar DEFAULT 'Close',
  	"texts_bot_check_ask" varchar DEFAULT 'To send this form, {service} has to check that you are a person. Your browser then connects to it.',
  	"texts_bot_check_agree" varchar DEFAULT 'Allow the check',
  	"texts_bot_check_running" varchar DEFAULT 'Checking that you are a person …',
  	"texts_bot_check_failed" varchar DEFAULT 'The check that you are a person did not work. Please try again.',
  	"texts_payment_card" varchar DEFAULT 'Card',
  	"texts_payment_failed" varchar DEFAULT 'The payment did not work. Please check the card and try again.',
  	"texts_send" varchar DEFAULT 'Send',
  	"texts_sending" varchar DEFAULT 'Sending …',
  	"texts_unreachable" varchar DEFAULT 'This site cannot be reached at the moment. What you typed is still here: please send it again in a few minutes.',
  	"texts_characters_typed" varchar DEFAULT '{count} characters',
  	"texts_characters_left" varchar DEFAULT '{count} characters left',
  	"texts_test_equals" varchar DEFAULT '“{field}” is “{value}”',
  	"texts_test_not_equals" varchar DEFAULT '“{field}” is not “{value}”',
  	"texts_test_contains" varchar DEFAULT '“{field}” contains “{value}”',
  	"texts_test_filled" varchar DEFAULT '“{field}” is answered',
  	"texts_test_empty" varchar DEFAULT '“{field}” is not answered',
  	"texts_now_asked" varchar DEFAULT 'Now asked: {fields}.',
  	"texts_no_longer_asked" varchar DEFAULT 'No longer asked: {fields}.',
  	"texts_row_added" varchar DEFAULT '{row} was added.',
  	"texts_row_removed" varchar DEFAULT '{row} was removed.',
  	"texts_too_large" varchar DEFAULT 'The message is too large. Please shorten it and send it again.',
  	"texts_not_whole" varchar DEFAULT 'The message did not arrive whole. Please send it again.',
  	"texts_too_many" varchar DEFAULT 'Too many messages came from this address. Please try again in a minute.',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "blog" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar DEFAULT 'blog',
  	"layout" "enum_blog_layout" DEFAULT 'list' NOT NULL,
  	"per_part" numeric DEFAULT 10 NOT NULL,
  	"show_contents" boolean DEFAULT true,
  	"show_related" boolean DEFAULT true,
  	"comments_is_on" boolean DEFAULT false,
  	"comments_close_after_days" numeric DEFAULT 0 NOT NULL,
  	"comments_levels" numeric DEFAULT 3 NOT NULL,
  	"comments_needs_email" boolean DEFAULT false,
  	"comments_notify" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "blog_locales" (
  	"title" varchar,
  	"description" varchar,
  	"comments_consent" varchar,
  	"comments_texts_heading" varchar,
  	"comments_texts_one" varchar,
  	"comments_texts_many" varchar,
  	"comments_texts_none" varchar,
  	"comments_texts_write" varchar,
  	"comments_texts_reply" varchar,
  	"comments_texts_reply_to" varchar,
  	"comments_texts_cancel" varchar,
  	"comments_texts_name" varchar,
  	"comments_texts_email" varchar,
  	"comments_texts_email_hint" varchar,
  	"comments_texts_optional" varchar,
  	"comments_texts_comment" varchar,
  	"comments_texts_send" varchar,
  	"comments_texts_sent" varchar,
  	"comments_texts_closed" varchar,
  	"comments_texts_removed" varchar,
  	"comments_texts_required" varchar,
  	"comments_texts_not_an_address" varchar,
  	"comments_texts_too_long" varchar,
  	"comments_texts_not_agreed" varchar,
  	"comments_texts_problems" varchar,
  	"comments_texts_too_many" varchar,
  	"comments_texts_parent_gone" varchar,
  	"comments_texts_failed" varchar,
  	"texts_reading_time" varchar,
  	"texts_category" varchar,
  	"texts_tag" varchar,
  	"texts_series" varchar,
  	"texts_author" varchar,
  	"texts_archive" varchar,
  	"texts_sticky" varchar,
  	"texts_contents" varchar,
  	"texts_series_place" varchar,
  	"texts_related" varchar,
  	"texts_previous" varchar,
  	"texts_next" varchar,
  	"texts_none" varchar,
  	"texts_feed" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "portfolio" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar DEFAULT 'work',
  	"layout" "enum_portfolio_layout" DEFAULT 'grid' NOT NULL,
  	"captions" "enum_portfolio_captions" DEFAULT 'below',
  	"columns" "enum_portfolio_columns" DEFAULT '3',
  	"show" "enum_portfolio_show" DEFAULT 'more' NOT NULL,
  	"count" numeric DEFAULT 12 NOT NULL,
  	"page_layout" "enum_portfolio_page_layout" DEFAULT 'classic' NOT NULL,
  	"show_filter" boolean DEFAULT true,
  	"show_related" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "portfolio_locales" (
  	"title" varchar,
  	"description" varchar,
  	"texts_filter" varchar,
  	"texts_all" varchar,
  	"texts_shown" varchar,
  	"texts_shown_one" varchar,
  	"texts_none" varchar,
  	"texts_client" varchar,
  	"texts_date" varchar,
  	"texts_category" varchar,
  	"texts_visit" varchar,
  	"texts_gallery" varchar,
  	"texts_related" varchar,
  	"texts_previous" varchar,
  	"texts_next" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "search_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_search_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "search" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"min_characters" numeric DEFAULT 4 NOT NULL,
  	"per_page" numeric DEFAULT 6 NOT NULL,
  	"titles_only" boolean DEFAULT false,
  	"show_images" boolean DEFAULT true,
  	"show_types" boolean DEFAULT true,
  	"recent" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_locales" (
  	"no_results" varchar,
  	"texts_title" varchar,
  	"texts_field" varchar,
  	"texts_submit" varchar,
  	"texts_results" varchar,
  	"texts_one_result" varchar,
  	"texts_many_results" varchar,
  	"texts_corrected" varchar,
  	"texts_types" varchar,
  	"texts_all" varchar,
  	"texts_page" varchar,
  	"texts_post" varchar,
  	"texts_project" varchar,
  	"texts_other" varchar,
  	"texts_suggestions" varchar,
  	"texts_suggestion_count" varchar,
  	"texts_one_suggestion" varchar,
  	"texts_recent" varchar,
  	"texts_forget" varchar,
  	"texts_unavailable" varchar,
  	"texts_out_of_order" varchar,
  	"texts_building" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_hours_locales" (
  	"days" varchar NOT NULL,
  	"times" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "site_lightbox_frame_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL
  );
  
  CREATE TABLE "site" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"logo_id" integer,
  	"share_image_id" integer,
  	"time_zone" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"search_engines_separator" "enum_site_search_engines_separator" DEFAULT 'dash',
  	"search_engines_keep_out" boolean DEFAULT false,
  	"search_engines_robots" varchar,
  	"search_engines_llms" boolean DEFAULT true,
  	"lightbox_status" boolean DEFAULT true,
  	"lightbox_skin" "enum_site_lightbox_skin" DEFAULT 'metro-white' NOT NULL,
  	"lightbox_speed" "enum_site_lightbox_speed" DEFAULT 'normal' NOT NULL,
  	"lightbox_path" "enum_site_lightbox_path" DEFAULT 'vertical' NOT NULL,
  	"lightbox_opacity" numeric DEFAULT 0.85 NOT NULL,
  	"lightbox_hover_zoom" numeric DEFAULT 1 NOT NULL,
  	"lightbox_title" boolean DEFAULT true,
  	"lightbox_description" boolean DEFAULT true,
  	"lightbox_arrows" boolean DEFAULT true,
  	"lightbox_social" boolean DEFAULT true,
  	"lightbox_download" boolean DEFAULT false,
  	"lightbox_rich_text" boolean DEFAULT true,
  	"lightbox_gallery" boolean DEFAULT true,
  	"lightbox_autoplay" boolean DEFAULT false,
  	"lightbox_slideshow_ms" numeric DEFAULT 5000 NOT NULL,
  	"lightbox_loop" boolean DEFAULT false,
  	"lightbox_deep_linking" boolean DEFAULT true,
  	"lightbox_recognition" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_locales" (
  	"name" varchar NOT NULL,
  	"tagline" varchar,
  	"description" varchar,
  	"address" varchar,
  	"search_engines_titles_home" varchar,
  	"search_engines_titles_page" varchar,
  	"search_engines_description" varchar,
  	"lightbox_texts_close" varchar,
  	"lightbox_texts_next" varchar,
  	"lightbox_texts_previous" varchar,
  	"lightbox_texts_enter_fullscreen" varchar,
  	"lightbox_texts_exit_fullscreen" varchar,
  	"lightbox_texts_play" varchar,
  	"lightbox_texts_pause" varchar,
  	"lightbox_texts_zoom_in" varchar,
  	"lightbox_texts_zoom_out" varchar,
  	"lightbox_texts_show_thumbnails" varchar,
  	"lightbox_texts_hide_thumbnails" varchar,
  	"lightbox_texts_download" varchar,
  	"lightbox_texts_share" varchar,
  	"lightbox_texts_shared" varchar,
  	"lightbox_texts_dialog" varchar,
  	"lightbox_texts_gallery" varchar,
  	"lightbox_texts_item" varchar,
  	"lightbox_texts_thumbnails" varchar,
  	"lightbox_texts_position" varchar,
  	"lightbox_texts_loading" varchar,
  	"lightbox_texts_retry" varchar,
  	"lightbox_texts_photo_error" varchar,
  	"lightbox_texts_content_error" varchar,
  	"lightbox_texts_missing_plugin" varchar,
  	"texts_not_found_title" varchar DEFAULT 'There is nothing on this shelf.',
  	"texts_not_found_text" varchar DEFAULT 'The page has moved, or it never stood here.',
  	"texts_error_title" varchar DEFAULT 'A lamp went out.',
  	"texts_error_text" varchar DEFAULT 'We could not show this page. Please try again in a moment.',
  	"texts_back_home" varchar DEFAULT 'Back to the start',
  	"texts_skip_link" varchar DEFAULT 'Skip to the content',
  	"texts_breadcrumb" varchar DEFAULT 'Breadcrumb',
  	"block_texts_pages_stars" varchar,
  	"block_texts_pages_yes" varchar,
  	"block_texts_pages_no" varchar,
  	"block_texts_pages_close_notice" varchar,
  	"block_texts_pages_close" varchar,
  	"block_texts_pages_share_on" varchar,
  	"block_texts_pages_share_by_mail" varchar,
  	"block_texts_pages_share_sheet" varchar,
  	"block_texts_pages_copy_link" varchar,
  	"block_texts_pages_link_copied" varchar,
  	"block_texts_pages_opens_new_tab" varchar,
  	"block_texts_pages_search_label" varchar,
  	"block_texts_pages_search_button" varchar,
  	"block_texts_pages_embed_notice" varchar,
  	"block_texts_pages_open_map" varchar,
  	"block_texts_video_play" varchar,
  	"block_texts_video_pause" varchar,
  	"block_texts_video_notice" varchar,
  	"block_texts_video_load_once" varchar,
  	"block_texts_video_allow_always" varchar,
  	"block_texts_video_watch_at" varchar,
  	"block_texts_video_loading" varchar,
  	"block_texts_video_failed" varchar,
  	"block_texts_video_captions" varchar,
  	"block_texts_video_transcript" varchar,
  	"block_texts_video_allowed" varchar,
  	"block_texts_video_withdraw" varchar,
  	"block_texts_video_nothing_allowed" varchar,
  	"block_texts_video_interface_missing" varchar,
  	"block_texts_video_renew_certificate" varchar,
  	"block_texts_sliders_previous" varchar,
  	"block_texts_sliders_next" varchar,
  	"block_texts_sliders_place" varchar,
  	"block_texts_sliders_place_without_title" varchar,
  	"block_texts_sliders_go_to" varchar,
  	"block_texts_sliders_go_to_without_title" varchar,
  	"block_texts_sliders_choose" varchar,
  	"block_texts_sliders_pause" varchar,
  	"block_texts_sliders_play" varchar,
  	"block_texts_sliders_carousel" varchar,
  	"block_texts_sliders_stars" varchar,
  	"block_texts_sliders_loading" varchar,
  	"block_texts_sliders_not_loaded" varchar,
  	"block_texts_sliders_close" varchar,
  	"block_texts_effects_pause_film" varchar,
  	"block_texts_effects_play_film" varchar,
  	"block_texts_effects_sound" varchar,
  	"block_texts_effects_pause_title" varchar,
  	"block_texts_effects_play_title" varchar,
  	"block_texts_effects_panels" varchar,
  	"block_texts_effects_before" varchar,
  	"block_texts_effects_after" varchar,
  	"block_texts_effects_compare" varchar,
  	"block_texts_stepper_decrease" varchar,
  	"block_texts_stepper_increase" varchar,
  	"block_texts_parts_name" varchar,
  	"block_texts_parts_part" varchar,
  	"block_texts_parts_previous" varchar,
  	"block_texts_parts_next" varchar,
  	"block_texts_parts_more" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "theme" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"preset" "enum_theme_preset" DEFAULT 'warm' NOT NULL,
  	"scheme" "enum_theme_scheme" DEFAULT 'auto' NOT NULL,
  	"paper" varchar,
  	"surface" varchar,
  	"ink" varchar,
  	"ink_soft" varchar,
  	"line" varchar,
  	"accent" varchar,
  	"accent_ink" varchar,
  	"paper_dark" varchar,
  	"surface_dark" varchar,
  	"ink_dark" varchar,
  	"ink_soft_dark" varchar,
  	"line_dark" varchar,
  	"accent_dark" varchar,
  	"accent_ink_dark" varchar,
  	"pairing" "enum_theme_pairing",
  	"scale" "enum_theme_scale",
  	"base_size" numeric,
  	"heading_sensitivity" numeric,
  	"heading_factor" numeric,
  	"spacing" "enum_theme_spacing",
  	"radius" numeric,
  	"buttons" "enum_theme_buttons",
  	"button_shape" "enum_theme_button_shape",
  	"shadows" "enum_theme_shadows",
  	"effects" boolean DEFAULT true,
  	"page_transitions" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "move_in" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"claim" varchar,
  	"task" varchar,
  	"state" varchar,
  	"node" varchar,
  	"request" varchar,
  	"progress" varchar,
  	"message" varchar,
  	"started_at" varchar,
  	"heartbeat_at" varchar,
  	"ended_at" varchar,
  	"imported_at" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "account_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"second_factor" "enum_account_settings_second_factor" DEFAULT 'nobody' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sliders_locales" ADD CONSTRAINT "sliders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sliders_v" ADD CONSTRAINT "_sliders_v_parent_id_sliders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sliders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sliders_v_locales" ADD CONSTRAINT "_sliders_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sliders_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_series_id_series_id_fk" FOREIGN KEY ("version_series_id") REFERENCES "public"."series"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tags_locales" ADD CONSTRAINT "tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "series_locales" ADD CONSTRAINT "series_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors_links" ADD CONSTRAINT "authors_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors_locales" ADD CONSTRAINT "authors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_facts" ADD CONSTRAINT "projects_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_facts_locales" ADD CONSTRAINT "projects_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_project_categories_fk" FOREIGN KEY ("project_categories_id") REFERENCES "public"."project_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_facts" ADD CONSTRAINT "_projects_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_facts_locales" ADD CONSTRAINT "_projects_v_version_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_project_categories_fk" FOREIGN KEY ("project_categories_id") REFERENCES "public"."project_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_categories_locales" ADD CONSTRAINT "project_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_children_leaves" ADD CONSTRAINT "menus_items_children_leaves_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children_leaves" ADD CONSTRAINT "menus_items_children_leaves_link_post_id_posts_id_fk" FOREIGN KEY ("link_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children_leaves" ADD CONSTRAINT "menus_items_children_leaves_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children_leaves" ADD CONSTRAINT "menus_items_children_leaves_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children_leaves" ADD CONSTRAINT "menus_items_children_leaves_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_children_leaves_locales" ADD CONSTRAINT "menus_items_children_leaves_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items_children_leaves"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_link_post_id_posts_id_fk" FOREIGN KEY ("link_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_children_locales" ADD CONSTRAINT "menus_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_link_post_id_posts_id_fk" FOREIGN KEY ("link_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_locales" ADD CONSTRAINT "menus_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_forms_webhooks" ADD CONSTRAINT "contact_forms_webhooks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_forms" ADD CONSTRAINT "contact_forms_sent_page_id_pages_id_fk" FOREIGN KEY ("sent_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_forms_locales" ADD CONSTRAINT "contact_forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "submissions_notes" ADD CONSTRAINT "submissions_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_form_id_contact_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."contact_forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reusable_blocks_fk" FOREIGN KEY ("reusable_blocks_id") REFERENCES "public"."reusable_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sliders_fk" FOREIGN KEY ("sliders_id") REFERENCES "public"."sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_series_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_project_categories_fk" FOREIGN KEY ("project_categories_id") REFERENCES "public"."project_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_forms_fk" FOREIGN KEY ("contact_forms_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submissions_fk" FOREIGN KEY ("submissions_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deliveries_fk" FOREIGN KEY ("deliveries_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missing_addresses_fk" FOREIGN KEY ("missing_addresses_id") REFERENCES "public"."missing_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_second_factors_fk" FOREIGN KEY ("second_factors_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recovery_codes_fk" FOREIGN KEY ("recovery_codes_id") REFERENCES "public"."recovery_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_content_revisions_fk" FOREIGN KEY ("content_revisions_id") REFERENCES "public"."content_revisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items_children" ADD CONSTRAINT "header_items_children_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items_children" ADD CONSTRAINT "header_items_children_link_post_id_posts_id_fk" FOREIGN KEY ("link_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items_children" ADD CONSTRAINT "header_items_children_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items_children" ADD CONSTRAINT "header_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items_children_locales" ADD CONSTRAINT "header_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_link_post_id_posts_id_fk" FOREIGN KEY ("link_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items_locales" ADD CONSTRAINT "header_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_secondary_links" ADD CONSTRAINT "header_secondary_links_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_secondary_links" ADD CONSTRAINT "header_secondary_links_link_post_id_posts_id_fk" FOREIGN KEY ("link_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_secondary_links" ADD CONSTRAINT "header_secondary_links_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_secondary_links" ADD CONSTRAINT "header_secondary_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_secondary_links_locales" ADD CONSTRAINT "header_secondary_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_secondary_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header" ADD CONSTRAINT "header_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header" ADD CONSTRAINT "header_action_page_id_pages_id_fk" FOREIGN KEY ("action_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header" ADD CONSTRAINT "header_action_post_id_posts_id_fk" FOREIGN KEY ("action_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header" ADD CONSTRAINT "header_action_project_id_projects_id_fk" FOREIGN KEY ("action_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_locales" ADD CONSTRAINT "header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_link_post_id_posts_id_fk" FOREIGN KEY ("link_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links_locales" ADD CONSTRAINT "footer_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns" ADD CONSTRAINT "footer_columns_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_locales" ADD CONSTRAINT "footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_link_post_id_posts_id_fk" FOREIGN KEY ("link_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_legal_links_locales" ADD CONSTRAINT "footer_legal_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_legal_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_action_page_id_pages_id_fk" FOREIGN KEY ("action_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_action_post_id_posts_id_fk" FOREIGN KEY ("action_post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_action_project_id_projects_id_fk" FOREIGN KEY ("action_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_settings_locales" ADD CONSTRAINT "form_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_locales" ADD CONSTRAINT "blog_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "portfolio_locales" ADD CONSTRAINT "portfolio_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."portfolio"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_types" ADD CONSTRAINT "search_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_locales" ADD CONSTRAINT "search_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_hours" ADD CONSTRAINT "site_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_hours_locales" ADD CONSTRAINT "site_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_social" ADD CONSTRAINT "site_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_lightbox_frame_hosts" ADD CONSTRAINT "site_lightbox_frame_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_locales" ADD CONSTRAINT "site_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages" USING btree ("meta_image_id");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "reusable_blocks_updated_at_idx" ON "reusable_blocks" USING btree ("updated_at");
  CREATE INDEX "reusable_blocks_created_at_idx" ON "reusable_blocks" USING btree ("created_at");
  CREATE INDEX "reusable_blocks_deleted_at_idx" ON "reusable_blocks" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "sliders_alias_idx" ON "sliders" USING btree ("alias");
  CREATE INDEX "sliders_updated_at_idx" ON "sliders" USING btree ("updated_at");
  CREATE INDEX "sliders_created_at_idx" ON "sliders" USING btree ("created_at");
  CREATE INDEX "sliders_deleted_at_idx" ON "sliders" USING btree ("deleted_at");
  CREATE INDEX "sliders__status_idx" ON "sliders" USING btree ("_status");
  CREATE UNIQUE INDEX "sliders_locales_locale_parent_id_unique" ON "sliders_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sliders_locales_parent_idx" ON "sliders_locales" USING btree ("_parent_id");
  CREATE INDEX "_sliders_v_parent_idx" ON "_sliders_v" USING btree ("parent_id");
  CREATE INDEX "_sliders_v_version_version_alias_idx" ON "_sliders_v" USING btree ("version_alias");
  CREATE INDEX "_sliders_v_version_version_updated_at_idx" ON "_sliders_v" USING btree ("version_updated_at");
  CREATE INDEX "_sliders_v_version_version_created_at_idx" ON "_sliders_v" USING btree ("version_created_at");
  CREATE INDEX "_sliders_v_version_version_deleted_at_idx" ON "_sliders_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sliders_v_version_version__status_idx" ON "_sliders_v" USING btree ("version__status");
  CREATE INDEX "_sliders_v_created_at_idx" ON "_sliders_v" USING btree ("created_at");
  CREATE INDEX "_sliders_v_updated_at_idx" ON "_sliders_v" USING btree ("updated_at");
  CREATE INDEX "_sliders_v_snapshot_idx" ON "_sliders_v" USING btree ("snapshot");
  CREATE INDEX "_sliders_v_published_locale_idx" ON "_sliders_v" USING btree ("published_locale");
  CREATE INDEX "_sliders_v_latest_idx" ON "_sliders_v" USING btree ("latest");
  CREATE INDEX "_sliders_v_autosave_idx" ON "_sliders_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_sliders_v_locales_locale_parent_id_unique" ON "_sliders_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sliders_v_locales_parent_idx" ON "_sliders_v_locales" USING btree ("_parent_id");
  CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
  CREATE INDEX "posts_meta_meta_image_idx" ON "posts" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "posts_path_idx" ON "posts" USING btree ("path");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");
  CREATE INDEX "posts_series_idx" ON "posts" USING btree ("series_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "_status_sticky_publishedAt_idx" ON "posts" USING btree ("_status","sticky","published_at");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_locales_parent_idx" ON "posts_locales" USING btree ("_parent_id");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_categories_id_idx" ON "posts_rels" USING btree ("categories_id");
  CREATE INDEX "posts_rels_tags_id_idx" ON "posts_rels" USING btree ("tags_id");
  CREATE INDEX "posts_rels_posts_id_idx" ON "posts_rels" USING btree ("posts_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_image_idx" ON "_posts_v" USING btree ("version_image_id");
  CREATE INDEX "_posts_v_version_meta_version_meta_image_idx" ON "_posts_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_posts_v_version_version_path_idx" ON "_posts_v" USING btree ("version_path");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_author_idx" ON "_posts_v" USING btree ("version_author_id");
  CREATE INDEX "_posts_v_version_version_series_idx" ON "_posts_v" USING btree ("version_series_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "version__status_version_sticky_version_publishedAt_idx" ON "_posts_v" USING btree ("version__status","version_sticky","version_published_at");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_locales_parent_idx" ON "_posts_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_categories_id_idx" ON "_posts_v_rels" USING btree ("categories_id");
  CREATE INDEX "_posts_v_rels_tags_id_idx" ON "_posts_v_rels" USING btree ("tags_id");
  CREATE INDEX "_posts_v_rels_posts_id_idx" ON "_posts_v_rels" USING btree ("posts_id");
  CREATE UNIQUE INDEX "categories_path_idx" ON "categories" USING btree ("path");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_locales_parent_idx" ON "categories_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tags_path_idx" ON "tags" USING btree ("path");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE INDEX "tags_deleted_at_idx" ON "tags" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "tags_locales_locale_parent_id_unique" ON "tags_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tags_locales_parent_idx" ON "tags_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "series_path_idx" ON "series" USING btree ("path");
  CREATE INDEX "series_updated_at_idx" ON "series" USING btree ("updated_at");
  CREATE INDEX "series_created_at_idx" ON "series" USING btree ("created_at");
  CREATE INDEX "series_deleted_at_idx" ON "series" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "series_locales_locale_parent_id_unique" ON "series_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "series_locales_parent_idx" ON "series_locales" USING btree ("_parent_id");
  CREATE INDEX "authors_links_order_idx" ON "authors_links" USING btree ("_order");
  CREATE INDEX "authors_links_parent_id_idx" ON "authors_links" USING btree ("_parent_id");
  CREATE INDEX "authors_image_idx" ON "authors" USING btree ("image_id");
  CREATE UNIQUE INDEX "authors_path_idx" ON "authors" USING btree ("path");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  CREATE INDEX "authors_deleted_at_idx" ON "authors" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "authors_locales_locale_parent_id_unique" ON "authors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "authors_locales_parent_idx" ON "authors_locales" USING btree ("_parent_id");
  CREATE INDEX "comments_state_idx" ON "comments" USING btree ("state");
  CREATE INDEX "comments_email_idx" ON "comments" USING btree ("email");
  CREATE INDEX "comments_post_idx" ON "comments" USING btree ("post_id");
  CREATE INDEX "comments_parent_idx" ON "comments" USING btree ("parent_id");
  CREATE INDEX "comments_language_idx" ON "comments" USING btree ("language");
  CREATE INDEX "comments_sender_idx" ON "comments" USING btree ("sender");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE INDEX "projects_facts_order_idx" ON "projects_facts" USING btree ("_order");
  CREATE INDEX "projects_facts_parent_id_idx" ON "projects_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_facts_locales_locale_parent_id_unique" ON "projects_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_facts_locales_parent_idx" ON "projects_facts_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_image_idx" ON "projects" USING btree ("image_id");
  CREATE INDEX "projects_date_idx" ON "projects" USING btree ("date");
  CREATE INDEX "projects_meta_meta_image_idx" ON "projects" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "projects_path_idx" ON "projects" USING btree ("path");
  CREATE INDEX "projects_place_idx" ON "projects" USING btree ("place");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_locales_parent_idx" ON "projects_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
  CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
  CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
  CREATE INDEX "projects_rels_media_id_idx" ON "projects_rels" USING btree ("media_id");
  CREATE INDEX "projects_rels_project_categories_id_idx" ON "projects_rels" USING btree ("project_categories_id");
  CREATE INDEX "projects_rels_projects_id_idx" ON "projects_rels" USING btree ("projects_id");
  CREATE INDEX "_projects_v_version_facts_order_idx" ON "_projects_v_version_facts" USING btree ("_order");
  CREATE INDEX "_projects_v_version_facts_parent_id_idx" ON "_projects_v_version_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_facts_locales_locale_parent_id_unique" ON "_projects_v_version_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_facts_locales_parent_idx" ON "_projects_v_version_facts_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version_image_idx" ON "_projects_v" USING btree ("version_image_id");
  CREATE INDEX "_projects_v_version_version_date_idx" ON "_projects_v" USING btree ("version_date");
  CREATE INDEX "_projects_v_version_meta_version_meta_image_idx" ON "_projects_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_projects_v_version_version_path_idx" ON "_projects_v" USING btree ("version_path");
  CREATE INDEX "_projects_v_version_version_place_idx" ON "_projects_v" USING btree ("version_place");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_autosave_idx" ON "_projects_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_locales_parent_idx" ON "_projects_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_rels_order_idx" ON "_projects_v_rels" USING btree ("order");
  CREATE INDEX "_projects_v_rels_parent_idx" ON "_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_projects_v_rels_path_idx" ON "_projects_v_rels" USING btree ("path");
  CREATE INDEX "_projects_v_rels_media_id_idx" ON "_projects_v_rels" USING btree ("media_id");
  CREATE INDEX "_projects_v_rels_project_categories_id_idx" ON "_projects_v_rels" USING btree ("project_categories_id");
  CREATE INDEX "_projects_v_rels_projects_id_idx" ON "_projects_v_rels" USING btree ("projects_id");
  CREATE UNIQUE INDEX "project_categories_path_idx" ON "project_categories" USING btree ("path");
  CREATE INDEX "project_categories_updated_at_idx" ON "project_categories" USING btree ("updated_at");
  CREATE INDEX "project_categories_created_at_idx" ON "project_categories" USING btree ("created_at");
  CREATE INDEX "project_categories_deleted_at_idx" ON "project_categories" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "project_categories_locales_locale_parent_id_unique" ON "project_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "project_categories_locales_parent_idx" ON "project_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_items_children_leaves_order_idx" ON "menus_items_children_leaves" USING btree ("_order");
  CREATE INDEX "menus_items_children_leaves_parent_id_idx" ON "menus_items_children_leaves" USING btree ("_parent_id");
  CREATE INDEX "menus_items_children_leaves_link_link_page_idx" ON "menus_items_children_leaves" USING btree ("link_page_id");
  CREATE INDEX "menus_items_children_leaves_link_link_post_idx" ON "menus_items_children_leaves" USING btree ("link_post_id");
  CREATE INDEX "menus_items_children_leaves_link_link_project_idx" ON "menus_items_children_leaves" USING btree ("link_project_id");
  CREATE INDEX "menus_items_children_leaves_picture_idx" ON "menus_items_children_leaves" USING btree ("picture_id");
  CREATE UNIQUE INDEX "menus_items_children_leaves_locales_locale_parent_id_unique" ON "menus_items_children_leaves_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_items_children_leaves_locales_parent_idx" ON "menus_items_children_leaves_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_items_children_order_idx" ON "menus_items_children" USING btree ("_order");
  CREATE INDEX "menus_items_children_parent_id_idx" ON "menus_items_children" USING btree ("_parent_id");
  CREATE INDEX "menus_items_children_link_link_page_idx" ON "menus_items_children" USING btree ("link_page_id");
  CREATE INDEX "menus_items_children_link_link_post_idx" ON "menus_items_children" USING btree ("link_post_id");
  CREATE INDEX "menus_items_children_link_link_project_idx" ON "menus_items_children" USING btree ("link_project_id");
  CREATE INDEX "menus_items_children_picture_idx" ON "menus_items_children" USING btree ("picture_id");
  CREATE UNIQUE INDEX "menus_items_children_locales_locale_parent_id_unique" ON "menus_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_items_children_locales_parent_idx" ON "menus_items_children_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_items_order_idx" ON "menus_items" USING btree ("_order");
  CREATE INDEX "menus_items_parent_id_idx" ON "menus_items" USING btree ("_parent_id");
  CREATE INDEX "menus_items_link_link_page_idx" ON "menus_items" USING btree ("link_page_id");
  CREATE INDEX "menus_items_link_link_post_idx" ON "menus_items" USING btree ("link_post_id");
  CREATE INDEX "menus_items_link_link_project_idx" ON "menus_items" USING btree ("link_project_id");
  CREATE UNIQUE INDEX "menus_items_locales_locale_parent_id_unique" ON "menus_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_items_locales_parent_idx" ON "menus_items_locales" USING btree ("_parent_id");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE INDEX "menus_deleted_at_idx" ON "menus" USING btree ("deleted_at");
  CREATE INDEX "contact_forms_webhooks_order_idx" ON "contact_forms_webhooks" USING btree ("_order");
  CREATE INDEX "contact_forms_webhooks_parent_id_idx" ON "contact_forms_webhooks" USING btree ("_parent_id");
  CREATE INDEX "contact_forms_sent_page_idx" ON "contact_forms" USING btree ("sent_page_id");
  CREATE INDEX "contact_forms_updated_at_idx" ON "contact_forms" USING btree ("updated_at");
  CREATE INDEX "contact_forms_created_at_idx" ON "contact_forms" USING btree ("created_at");
  CREATE INDEX "contact_forms_deleted_at_idx" ON "contact_forms" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "contact_forms_locales_locale_parent_id_unique" ON "contact_forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "contact_forms_locales_parent_idx" ON "contact_forms_locales" USING btree ("_parent_id");
  CREATE INDEX "submissions_notes_order_idx" ON "submissions_notes" USING btree ("_order");
  CREATE INDEX "submissions_notes_parent_id_idx" ON "submissions_notes" USING btree ("_parent_id");
  CREATE INDEX "submissions_from_email_idx" ON "submissions" USING btree ("from_email");
  CREATE INDEX "submissions_form_idx" ON "submissions" USING btree ("form_id");
  CREATE INDEX "submissions_received_at_idx" ON "submissions" USING btree ("received_at");
  CREATE INDEX "submissions_status_idx" ON "submissions" USING btree ("status");
  CREATE INDEX "submissions_handling_idx" ON "submissions" USING btree ("handling");
  CREATE INDEX "submissions_assignee_idx" ON "submissions" USING btree ("assignee_id");
  CREATE INDEX "submissions_posted_data_hash_idx" ON "submissions" USING btree ("posted_data_hash");
  CREATE INDEX "submissions_updated_at_idx" ON "submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "submissions" USING btree ("created_at");
  CREATE INDEX "deliveries_state_idx" ON "deliveries" USING btree ("state");
  CREATE INDEX "deliveries_next_attempt_at_idx" ON "deliveries" USING btree ("next_attempt_at");
  CREATE INDEX "deliveries_submission_idx" ON "deliveries" USING btree ("submission_id");
  CREATE UNIQUE INDEX "deliveries_token_idx" ON "deliveries" USING btree ("token");
  CREATE INDEX "deliveries_waits_for_idx" ON "deliveries" USING btree ("waits_for");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE INDEX "media_uploader_idx" ON "media" USING btree ("uploader_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_avif1440_sizes_avif1440_filename_idx" ON "media" USING btree ("sizes_avif1440_filename");
  CREATE INDEX "media_sizes_webp1440_sizes_webp1440_filename_idx" ON "media" USING btree ("sizes_webp1440_filename");
  CREATE INDEX "media_sizes_avif2000_sizes_avif2000_filename_idx" ON "media" USING btree ("sizes_avif2000_filename");
  CREATE INDEX "media_sizes_webp2000_sizes_webp2000_filename_idx" ON "media" USING btree ("sizes_webp2000_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_matched_by_idx" ON "redirects" USING btree ("matched_by");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "missing_addresses_address_idx" ON "missing_addresses" USING btree ("address");
  CREATE INDEX "missing_addresses_count_idx" ON "missing_addresses" USING btree ("count");
  CREATE INDEX "missing_addresses_last_seen_idx" ON "missing_addresses" USING btree ("last_seen");
  CREATE INDEX "missing_addresses_updated_at_idx" ON "missing_addresses" USING btree ("updated_at");
  CREATE INDEX "missing_addresses_created_at_idx" ON "missing_addresses" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user_id");
  CREATE INDEX "recovery_codes_user_idx" ON "recovery_codes" USING btree ("user_id");
  CREATE INDEX "recovery_codes_hash_idx" ON "recovery_codes" USING btree ("hash");
  CREATE UNIQUE INDEX "content_changes_revision_idx" ON "content_changes" USING btree ("revision");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_reusable_blocks_id_idx" ON "payload_locked_documents_rels" USING btree ("reusable_blocks_id");
  CREATE INDEX "payload_locked_documents_rels_sliders_id_idx" ON "payload_locked_documents_rels" USING btree ("sliders_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_series_id_idx" ON "payload_locked_documents_rels" USING btree ("series_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("comments_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_project_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("project_categories_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_contact_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_forms_id");
  CREATE INDEX "payload_locked_documents_rels_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("submissions_id");
  CREATE INDEX "payload_locked_documents_rels_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_missing_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("missing_addresses_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_second_factors_id_idx" ON "payload_locked_documents_rels" USING btree ("second_factors_id");
  CREATE INDEX "payload_locked_documents_rels_recovery_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("recovery_codes_id");
  CREATE INDEX "payload_locked_documents_rels_content_revisions_id_idx" ON "payload_locked_documents_rels" USING btree ("content_revisions_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "header_items_children_order_idx" ON "header_items_children" USING btree ("_order");
  CREATE INDEX "header_items_children_parent_id_idx" ON "header_items_children" USING btree ("_parent_id");
  CREATE INDEX "header_items_children_link_link_page_idx" ON "header_items_children" USING btree ("link_page_id");
  CREATE INDEX "header_items_children_link_link_post_idx" ON "header_items_children" USING btree ("link_post_id");
  CREATE INDEX "header_items_children_link_link_project_idx" ON "header_items_children" USING btree ("link_project_id");
  CREATE UNIQUE INDEX "header_items_children_locales_locale_parent_id_unique" ON "header_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_items_children_locales_parent_idx" ON "header_items_children_locales" USING btree ("_parent_id");
  CREATE INDEX "header_items_order_idx" ON "header_items" USING btree ("_order");
  CREATE INDEX "header_items_parent_id_idx" ON "header_items" USING btree ("_parent_id");
  CREATE INDEX "header_items_link_link_page_idx" ON "header_items" USING btree ("link_page_id");
  CREATE INDEX "header_items_link_link_post_idx" ON "header_items" USING btree ("link_post_id");
  CREATE INDEX "header_items_link_link_project_idx" ON "header_items" USING btree ("link_project_id");
  CREATE UNIQUE INDEX "header_items_locales_locale_parent_id_unique" ON "header_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_items_locales_parent_idx" ON "header_items_locales" USING btree ("_parent_id");
  CREATE INDEX "header_secondary_links_order_idx" ON "header_secondary_links" USING btree ("_order");
  CREATE INDEX "header_secondary_links_parent_id_idx" ON "header_secondary_links" USING btree ("_parent_id");
  CREATE INDEX "header_secondary_links_link_link_page_idx" ON "header_secondary_links" USING btree ("link_page_id");
  CREATE INDEX "header_secondary_links_link_link_post_idx" ON "header_secondary_links" USING btree ("link_post_id");
  CREATE INDEX "header_secondary_links_link_link_project_idx" ON "header_secondary_links" USING btree ("link_project_id");
  CREATE UNIQUE INDEX "header_secondary_links_locales_locale_parent_id_unique" ON "header_secondary_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_secondary_links_locales_parent_idx" ON "header_secondary_links_locales" USING btree ("_parent_id");
  CREATE INDEX "header_menu_idx" ON "header" USING btree ("menu_id");
  CREATE INDEX "header_action_action_page_idx" ON "header" USING btree ("action_page_id");
  CREATE INDEX "header_action_action_post_idx" ON "header" USING btree ("action_post_id");
  CREATE INDEX "header_action_action_project_idx" ON "header" USING btree ("action_project_id");
  CREATE UNIQUE INDEX "header_locales_locale_parent_id_unique" ON "header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_locales_parent_idx" ON "header_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_links_order_idx" ON "footer_columns_links" USING btree ("_order");
  CREATE INDEX "footer_columns_links_parent_id_idx" ON "footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_links_link_link_page_idx" ON "footer_columns_links" USING btree ("link_page_id");
  CREATE INDEX "footer_columns_links_link_link_post_idx" ON "footer_columns_links" USING btree ("link_post_id");
  CREATE INDEX "footer_columns_links_link_link_project_idx" ON "footer_columns_links" USING btree ("link_project_id");
  CREATE UNIQUE INDEX "footer_columns_links_locales_locale_parent_id_unique" ON "footer_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_links_locales_parent_idx" ON "footer_columns_links_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_order_idx" ON "footer_columns" USING btree ("_order");
  CREATE INDEX "footer_columns_parent_id_idx" ON "footer_columns" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_menu_idx" ON "footer_columns" USING btree ("menu_id");
  CREATE UNIQUE INDEX "footer_columns_locales_locale_parent_id_unique" ON "footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_locales_parent_idx" ON "footer_columns_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_legal_links_order_idx" ON "footer_legal_links" USING btree ("_order");
  CREATE INDEX "footer_legal_links_parent_id_idx" ON "footer_legal_links" USING btree ("_parent_id");
  CREATE INDEX "footer_legal_links_link_link_page_idx" ON "footer_legal_links" USING btree ("link_page_id");
  CREATE INDEX "footer_legal_links_link_link_post_idx" ON "footer_legal_links" USING btree ("link_post_id");
  CREATE INDEX "footer_legal_links_link_link_project_idx" ON "footer_legal_links" USING btree ("link_project_id");
  CREATE UNIQUE INDEX "footer_legal_links_locales_locale_parent_id_unique" ON "footer_legal_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_legal_links_locales_parent_idx" ON "footer_legal_links_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_action_action_page_idx" ON "footer" USING btree ("action_page_id");
  CREATE INDEX "footer_action_action_post_idx" ON "footer" USING btree ("action_post_id");
  CREATE INDEX "footer_action_action_project_idx" ON "footer" USING btree ("action_project_id");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_locales_parent_idx" ON "footer_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "form_settings_locales_locale_parent_id_unique" ON "form_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "form_settings_locales_parent_idx" ON "form_settings_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "blog_locales_locale_parent_id_unique" ON "blog_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "blog_locales_parent_idx" ON "blog_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "portfolio_locales_locale_parent_id_unique" ON "portfolio_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "portfolio_locales_parent_idx" ON "portfolio_locales" USING btree ("_parent_id");
  CREATE INDEX "search_types_order_idx" ON "search_types" USING btree ("order");
  CREATE INDEX "search_types_parent_idx" ON "search_types" USING btree ("parent_id");
  CREATE UNIQUE INDEX "search_locales_locale_parent_id_unique" ON "search_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "search_locales_parent_idx" ON "search_locales" USING btree ("_parent_id");
  CREATE INDEX "site_hours_order_idx" ON "site_hours" USING btree ("_order");
  CREATE INDEX "site_hours_parent_id_idx" ON "site_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_hours_locales_locale_parent_id_unique" ON "site_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_hours_locales_parent_idx" ON "site_hours_locales" USING btree ("_parent_id");
  CREATE INDEX "site_social_order_idx" ON "site_social" USING btree ("_order");
  CREATE INDEX "site_social_parent_id_idx" ON "site_social" USING btree ("_parent_id");
  CREATE INDEX "site_lightbox_frame_hosts_order_idx" ON "site_lightbox_frame_hosts" USING btree ("_order");
  CREATE INDEX "site_lightbox_frame_hosts_parent_id_idx" ON "site_lightbox_frame_hosts" USING btree ("_parent_id");
  CREATE INDEX "site_logo_idx" ON "site" USING btree ("logo_id");
  CREATE INDEX "site_share_image_idx" ON "site" USING btree ("share_image_id");
  CREATE UNIQUE INDEX "site_locales_locale_parent_id_unique" ON "site_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_locales_parent_idx" ON "site_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "reusable_blocks" CASCADE;
  DROP TABLE "sliders" CASCADE;
  DROP TABLE "sliders_locales" CASCADE;
  DROP TABLE "_sliders_v" CASCADE;
  DROP TABLE "_sliders_v_locales" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "tags_locales" CASCADE;
  DROP TABLE "series" CASCADE;
  DROP TABLE "series_locales" CASCADE;
  DROP TABLE "authors_links" CASCADE;
  DROP TABLE "authors" CASCADE;
  DROP TABLE "authors_locales" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "projects_facts" CASCADE;
  DROP TABLE "projects_facts_locales" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "projects_rels" CASCADE;
  DROP TABLE "_projects_v_version_facts" CASCADE;
  DROP TABLE "_projects_v_version_facts_locales" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "_projects_v_rels" CASCADE;
  DROP TABLE "project_categories" CASCADE;
  DROP TABLE "project_categories_locales" CASCADE;
  DROP TABLE "menus_items_children_leaves" CASCADE;
  DROP TABLE "menus_items_children_leaves_locales" CASCADE;
  DROP TABLE "menus_items_children" CASCADE;
  DROP TABLE "menus_items_children_locales" CASCADE;
  DROP TABLE "menus_items" CASCADE;
  DROP TABLE "menus_items_locales" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "contact_forms_webhooks" CASCADE;
  DROP TABLE "contact_forms" CASCADE;
  DROP TABLE "contact_forms_locales" CASCADE;
  DROP TABLE "submissions_notes" CASCADE;
  DROP TABLE "submissions" CASCADE;
  DROP TABLE "deliveries" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "missing_addresses" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "recovery_codes" CASCADE;
  DROP TABLE "content_revisions" CASCADE;
  DROP TABLE "content_changes" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "header_items_children" CASCADE;
  DROP TABLE "header_items_children_locales" CASCADE;
  DROP TABLE "header_items" CASCADE;
  DROP TABLE "header_items_locales" CASCADE;
  DROP TABLE "header_secondary_links" CASCADE;
  DROP TABLE "header_secondary_links_locales" CASCADE;
  DROP TABLE "header" CASCADE;
  DROP TABLE "header_locales" CASCADE;
  DROP TABLE "footer_columns_links" CASCADE;
  DROP TABLE "footer_columns_links_locales" CASCADE;
  DROP TABLE "footer_columns" CASCADE;
  DROP TABLE "footer_columns_locales" CASCADE;
  DROP TABLE "footer_legal_links" CASCADE;
  DROP TABLE "footer_legal_links_locales" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "form_settings" CASCADE;
  DROP TABLE "form_settings_locales" CASCADE;
  DROP TABLE "blog" CASCADE;
  DROP TABLE "blog_locales" CASCADE;
  DROP TABLE "portfolio" CASCADE;
  DROP TABLE "portfolio_locales" CASCADE;
  DROP TABLE "search_types" CASCADE;
  DROP TABLE "search" CASCADE;
  DROP TABLE "search_locales" CASCADE;
  DROP TABLE "site_hours" CASCADE;
  DROP TABLE "site_hours_locales" CASCADE;
  DROP TABLE "site_social" CASCADE;
  DROP TABLE "site_lightbox_frame_hosts" CASCADE;
  DROP TABLE "site" CASCADE;
  DROP TABLE "site_locales" CASCADE;
  DROP TABLE "theme" CASCADE;
  DROP TABLE "move_in" CASCADE;
  DROP TABLE "account_settings" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_sliders_layout_mode";
  DROP TYPE "public"."enum_sliders_gestures_direction";
  DROP TYPE "public"."enum_sliders_gestures_wheel";
  DROP TYPE "public"."enum_sliders_loading_lazy";
  DROP TYPE "public"."enum_sliders_type";
  DROP TYPE "public"."enum_sliders_status";
  DROP TYPE "public"."enum__sliders_v_version_layout_mode";
  DROP TYPE "public"."enum__sliders_v_version_gestures_direction";
  DROP TYPE "public"."enum__sliders_v_version_gestures_wheel";
  DROP TYPE "public"."enum__sliders_v_version_loading_lazy";
  DROP TYPE "public"."enum__sliders_v_version_type";
  DROP TYPE "public"."enum__sliders_v_version_status";
  DROP TYPE "public"."enum__sliders_v_published_locale";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_comments_state";
  DROP TYPE "public"."enum_projects_gallery_form";
  DROP TYPE "public"."enum_projects_gallery_columns";
  DROP TYPE "public"."enum_projects_date_form";
  DROP TYPE "public"."enum_projects_page_layout";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_gallery_form";
  DROP TYPE "public"."enum__projects_v_version_gallery_columns";
  DROP TYPE "public"."enum__projects_v_version_date_form";
  DROP TYPE "public"."enum__projects_v_version_page_layout";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum_menus_items_children_leaves_link_type";
  DROP TYPE "public"."enum_menus_items_children_link_type";
  DROP TYPE "public"."enum_menus_items_link_type";
  DROP TYPE "public"."enum_menus_items_display";
  DROP TYPE "public"."enum_contact_forms_written_as";
  DROP TYPE "public"."enum_contact_forms_after_sending";
  DROP TYPE "public"."enum_submissions_status";
  DROP TYPE "public"."enum_submissions_handling";
  DROP TYPE "public"."enum_deliveries_kind";
  DROP TYPE "public"."enum_deliveries_state";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_header_items_children_link_type";
  DROP TYPE "public"."enum_header_items_link_type";
  DROP TYPE "public"."enum_header_secondary_links_link_type";
  DROP TYPE "public"."enum_header_action_type";
  DROP TYPE "public"."enum_header_layout";
  DROP TYPE "public"."enum_header_menu_style";
  DROP TYPE "public"."enum_header_search";
  DROP TYPE "public"."enum_footer_columns_links_link_type";
  DROP TYPE "public"."enum_footer_legal_links_link_type";
  DROP TYPE "public"."enum_footer_layout";
  DROP TYPE "public"."enum_footer_action_type";
  DROP TYPE "public"."enum_footer_back_to_top_position";
  DROP TYPE "public"."enum_form_settings_bot_check";
  DROP TYPE "public"."enum_form_settings_bot_check_down";
  DROP TYPE "public"."enum_blog_layout";
  DROP TYPE "public"."enum_portfolio_layout";
  DROP TYPE "public"."enum_portfolio_captions";
  DROP TYPE "public"."enum_portfolio_columns";
  DROP TYPE "public"."enum_portfolio_show";
  DROP TYPE "public"."enum_portfolio_page_layout";
  DROP TYPE "public"."enum_search_types";
  DROP TYPE "public"."enum_site_search_engines_separator";
  DROP TYPE "public"."enum_site_lightbox_skin";
  DROP TYPE "public"."enum_site_lightbox_speed";
  DROP TYPE "public"."enum_site_lightbox_path";
  DROP TYPE "public"."enum_theme_preset";
  DROP TYPE "public"."enum_theme_scheme";
  DROP TYPE "public"."enum_theme_pairing";
  DROP TYPE "public"."enum_theme_scale";
  DROP TYPE "public"."enum_theme_spacing";
  DROP TYPE "public"."enum_theme_buttons";
  DROP TYPE "public"."enum_theme_button_shape";
  DROP TYPE "public"."enum_theme_shadows";
  DROP TYPE "public"."enum_account_settings_second_factor";`)
}
