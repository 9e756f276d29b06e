import * as migration_20261121_060207_first from './20261121_060207_first';
import * as migration_20261121_072625_texts from './20261121_072625_texts';
import * as migration_20261121_075951_form_templates from './20261121_075951_form_templates';
import * as migration_20261121_082359_second_mail from './20261121_082359_second_mail';
import * as migration_20261121_084837_inbox from './20261121_084837_inbox';
import * as migration_20261121_095914_complete_forms from './20261121_095914_complete_forms';
import * as migration_20261121_114248_texts_and_languages from './20261121_114248_texts_and_languages';
import * as migration_20261121_122558_pages_and_theme from './20261121_122558_pages_and_theme';
import * as migration_20261121_140839_choose_option from './20261121_140839_choose_option';
import * as migration_20261121_143529_block_texts from './20261121_143529_block_texts';
import * as migration_20261121_173512_frame_layouts from './20261121_173512_frame_layouts';
import * as migration_20261121_184129_films_and_lightbox from './20261121_184129_films_and_lightbox';
import * as migration_20261121_215725_sliders from './20261121_215725_sliders';
import * as migration_20261122_050643_being_found from './20261122_050643_being_found';
import * as migration_20261122_063934_blog_and_search from './20261122_063934_blog_and_search';
import * as migration_20261122_084711_search_settings from './20261122_084711_search_settings';
import * as migration_20261122_091042_links_to_posts from './20261122_091042_links_to_posts';
import * as migration_20261122_091214_comments from './20261122_091214_comments';
import * as migration_20261122_091606_portfolio from './20261122_091606_portfolio';
import * as migration_20261122_134301_index_translations from './20261122_134301_index_translations';
import * as migration_20261122_165943_index_posts from './20261122_165943_index_posts';
import * as migration_20261123_071023_form_mails from './20261123_071023_form_mails';
import * as migration_20261123_080555_uploaders from './20261123_080555_uploaders';
import * as migration_20261123_093931_message_status from './20261123_093931_message_status';
import * as migration_20261123_095118_unreachable_site from './20261123_095118_unreachable_site';
import * as migration_20261123_112152_factor_and_trash from './20261123_112152_factor_and_trash';
import * as migration_20261124_233937_content_changes from './20261124_233937_content_changes';
import * as migration_20261124_235804_redirect_rules from './20261124_235804_redirect_rules';
import * as migration_20261125_025427_move_in from './20261125_025427_move_in';
import * as migration_20261125_034647_local_addresses from './20261125_034647_local_addresses';

export const migrations = [
  {
    up: migration_20261121_060207_first.up,
    down: migration_20261121_060207_first.down,
    name: '20261121_060207_first',
  },
  {
    up: migration_20261121_072625_texts.up,
    down: migration_20261121_072625_texts.down,
    name: '20261121_072625_texts',
  },
  {
    up: migration_20261121_075951_form_templates.up,
    down: migration_20261121_075951_form_templates.down,
    name: '20261121_075951_form_templates',
  },
  {
    up: migration_20261121_082359_second_mail.up,
    down: migration_20261121_082359_second_mail.down,
    name: '20261121_082359_second_mail',
  },
  {
    up: migration_20261121_084837_inbox.up,
    down: migration_20261121_084837_inbox.down,
    name: '20261121_084837_inbox',
  },
  {
    up: migration_20261121_095914_complete_forms.up,
    down: migration_20261121_095914_complete_forms.down,
    name: '20261121_095914_complete_forms',
  },
  {
    up: migration_20261121_114248_texts_and_languages.up,
    down: migration_20261121_114248_texts_and_languages.down,
    name: '20261121_114248_texts_and_languages',
  },
  {
    up: migration_20261121_122558_pages_and_theme.up,
    down: migration_20261121_122558_pages_and_theme.down,
    name: '20261121_122558_pages_and_theme',
  },
  {
    up: migration_20261121_140839_choose_option.up,
    down: migration_20261121_140839_choose_option.down,
    name: '20261121_140839_choose_option',
  },
  {
    up: migration_20261121_143529_block_texts.up,
    down: migration_20261121_143529_block_texts.down,
    name: '20261121_143529_block_texts',
  },
  {
    up: migration_20261121_173512_frame_layouts.up,
    down: migration_20261121_173512_frame_layouts.down,
    name: '20261121_173512_frame_layouts',
  },
  {
    up: migration_20261121_184129_films_and_lightbox.up,
    down: migration_20261121_184129_films_and_lightbox.down,
    name: '20261121_184129_films_and_lightbox',
  },
  {
    up: migration_20261121_215725_sliders.up,
    down: migration_20261121_215725_sliders.down,
    name: '20261121_215725_sliders',
  },
  {
    up: migration_20261122_050643_being_found.up,
    down: migration_20261122_050643_being_found.down,
    name: '20261122_050643_being_found',
  },
  {
    up: migration_20261122_063934_blog_and_search.up,
    down: migration_20261122_063934_blog_and_search.down,
    name: '20261122_063934_blog_and_search',
  },
  {
    up: migration_20261122_084711_search_settings.up,
    down: migration_20261122_084711_search_settings.down,
    name: '20261122_084711_search_settings',
  },
  {
    up: migration_20261122_091042_links_to_posts.up,
    down: migration_20261122_091042_links_to_posts.down,
    name: '20261122_091042_links_to_posts',
  },
  {
    up: migration_20261122_091214_comments.up,
    down: migration_20261122_091214_comments.down,
    name: '20261122_091214_comments',
  },
  {
    up: migration_20261122_091606_portfolio.up,
    down: migration_20261122_091606_portfolio.down,
    name: '20261122_091606_portfolio',
  },
  {
    up: migration_20261122_134301_index_translations.up,
    down: migration_20261122_134301_index_translations.down,
    name: '20261122_134301_index_translations',
  },
  {
    up: migration_20261122_165943_index_posts.up,
    down: migration_20261122_165943_index_posts.down,
    name: '20261122_165943_index_posts',
  },
  {
    up: migration_20261123_071023_form_mails.up,
    down: migration_20261123_071023_form_mails.down,
    name: '20261123_071023_form_mails',
  },
  {
    up: migration_20261123_080555_uploaders.up,
    down: migration_20261123_080555_uploaders.down,
    name: '20261123_080555_uploaders',
  },
  {
    up: migration_20261123_093931_message_status.up,
    down: migration_20261123_093931_message_status.down,
    name: '20261123_093931_message_status',
  },
  {
    up: migration_20261123_095118_unreachable_site.up,
    down: migration_20261123_095118_unreachable_site.down,
    name: '20261123_095118_unreachable_site',
  },
  {
    up: migration_20261123_112152_factor_and_trash.up,
    down: migration_20261123_112152_factor_and_trash.down,
    name: '20261123_112152_factor_and_trash',
  },
  {
    up: migration_20261124_233937_content_changes.up,
    down: migration_20261124_233937_content_changes.down,
    name: '20261124_233937_content_changes',
  },
  {
    up: migration_20261124_235804_redirect_rules.up,
    down: migration_20261124_235804_redirect_rules.down,
    name: '20261124_235804_redirect_rules',
  },
  {
    up: migration_20261125_025427_move_in.up,
    down: migration_20261125_025427_move_in.down,
    name: '20261125_025427_move_in',
  },
  {
    up: migration_20261125_034647_local_addresses.up,
    down: migration_20261125_034647_local_addresses.down,
    name: '20261125_034647_local_addresses'
  },
];
