import * as migration_20261121_060205_first from './20261121_060205_first';
import * as migration_20261121_072608_texts from './20261121_072608_texts';
import * as migration_20261121_075943_form_templates from './20261121_075943_form_templates';
import * as migration_20261121_082357_second_mail from './20261121_082357_second_mail';
import * as migration_20261121_084834_inbox from './20261121_084834_inbox';
import * as migration_20261121_095845_complete_forms from './20261121_095845_complete_forms';
import * as migration_20261121_114239_texts_and_languages from './20261121_114239_texts_and_languages';
import * as migration_20261121_122555_pages_and_theme from './20261121_122555_pages_and_theme';
import * as migration_20261121_140837_choose_option from './20261121_140837_choose_option';
import * as migration_20261121_143521_block_texts from './20261121_143521_block_texts';
import * as migration_20261121_173456_frame_layouts from './20261121_173456_frame_layouts';
import * as migration_20261121_183421_films_and_lightbox from './20261121_183421_films_and_lightbox';
import * as migration_20261121_215719_sliders from './20261121_215719_sliders';
import * as migration_20261122_050630_being_found from './20261122_050630_being_found';
import * as migration_20261122_063921_blog_and_search from './20261122_063921_blog_and_search';
import * as migration_20261122_084647_search_settings from './20261122_084647_search_settings';
import * as migration_20261122_091020_links_to_posts from './20261122_091020_links_to_posts';
import * as migration_20261122_091203_comments from './20261122_091203_comments';
import * as migration_20261122_091556_portfolio from './20261122_091556_portfolio';
import * as migration_20261122_134258_index_translations from './20261122_134258_index_translations';
import * as migration_20261122_165940_index_posts from './20261122_165940_index_posts';
import * as migration_20261123_070837_form_mails from './20261123_070837_form_mails';
import * as migration_20261123_080551_uploaders from './20261123_080551_uploaders';
import * as migration_20261123_094456_unreachable_site from './20261123_094456_unreachable_site';
import * as migration_20261123_112147_factor_and_trash from './20261123_112147_factor_and_trash';
import * as migration_20261124_233928_content_changes from './20261124_233928_content_changes';
import * as migration_20261124_235748_redirect_rules from './20261124_235748_redirect_rules';
import * as migration_20261125_025421_move_in from './20261125_025421_move_in';
import * as migration_20261125_034639_local_addresses from './20261125_034639_local_addresses';

export const migrations = [
  {
    up: migration_20261121_060205_first.up,
    down: migration_20261121_060205_first.down,
    name: '20261121_060205_first',
  },
  {
    up: migration_20261121_072608_texts.up,
    down: migration_20261121_072608_texts.down,
    name: '20261121_072608_texts',
  },
  {
    up: migration_20261121_075943_form_templates.up,
    down: migration_20261121_075943_form_templates.down,
    name: '20261121_075943_form_templates',
  },
  {
    up: migration_20261121_082357_second_mail.up,
    down: migration_20261121_082357_second_mail.down,
    name: '20261121_082357_second_mail',
  },
  {
    up: migration_20261121_084834_inbox.up,
    down: migration_20261121_084834_inbox.down,
    name: '20261121_084834_inbox',
  },
  {
    up: migration_20261121_095845_complete_forms.up,
    down: migration_20261121_095845_complete_forms.down,
    name: '20261121_095845_complete_forms',
  },
  {
    up: migration_20261121_114239_texts_and_languages.up,
    down: migration_20261121_114239_texts_and_languages.down,
    name: '20261121_114239_texts_and_languages',
  },
  {
    up: migration_20261121_122555_pages_and_theme.up,
    down: migration_20261121_122555_pages_and_theme.down,
    name: '20261121_122555_pages_and_theme',
  },
  {
    up: migration_20261121_140837_choose_option.up,
    down: migration_20261121_140837_choose_option.down,
    name: '20261121_140837_choose_option',
  },
  {
    up: migration_20261121_143521_block_texts.up,
    down: migration_20261121_143521_block_texts.down,
    name: '20261121_143521_block_texts',
  },
  {
    up: migration_20261121_173456_frame_layouts.up,
    down: migration_20261121_173456_frame_layouts.down,
    name: '20261121_173456_frame_layouts',
  },
  {
    up: migration_20261121_183421_films_and_lightbox.up,
    down: migration_20261121_183421_films_and_lightbox.down,
    name: '20261121_183421_films_and_lightbox',
  },
  {
    up: migration_20261121_215719_sliders.up,
    down: migration_20261121_215719_sliders.down,
    name: '20261121_215719_sliders',
  },
  {
    up: migration_20261122_050630_being_found.up,
    down: migration_20261122_050630_being_found.down,
    name: '20261122_050630_being_found',
  },
  {
    up: migration_20261122_063921_blog_and_search.up,
    down: migration_20261122_063921_blog_and_search.down,
    name: '20261122_063921_blog_and_search',
  },
  {
    up: migration_20261122_084647_search_settings.up,
    down: migration_20261122_084647_search_settings.down,
    name: '20261122_084647_search_settings',
  },
  {
    up: migration_20261122_091020_links_to_posts.up,
    down: migration_20261122_091020_links_to_posts.down,
    name: '20261122_091020_links_to_posts',
  },
  {
    up: migration_20261122_091203_comments.up,
    down: migration_20261122_091203_comments.down,
    name: '20261122_091203_comments',
  },
  {
    up: migration_20261122_091556_portfolio.up,
    down: migration_20261122_091556_portfolio.down,
    name: '20261122_091556_portfolio',
  },
  {
    up: migration_20261122_134258_index_translations.up,
    down: migration_20261122_134258_index_translations.down,
    name: '20261122_134258_index_translations',
  },
  {
    up: migration_20261122_165940_index_posts.up,
    down: migration_20261122_165940_index_posts.down,
    name: '20261122_165940_index_posts',
  },
  {
    up: migration_20261123_070837_form_mails.up,
    down: migration_20261123_070837_form_mails.down,
    name: '20261123_070837_form_mails',
  },
  {
    up: migration_20261123_080551_uploaders.up,
    down: migration_20261123_080551_uploaders.down,
    name: '20261123_080551_uploaders',
  },
  {
    up: migration_20261123_094456_unreachable_site.up,
    down: migration_20261123_094456_unreachable_site.down,
    name: '20261123_094456_unreachable_site',
  },
  {
    up: migration_20261123_112147_factor_and_trash.up,
    down: migration_20261123_112147_factor_and_trash.down,
    name: '20261123_112147_factor_and_trash',
  },
  {
    up: migration_20261124_233928_content_changes.up,
    down: migration_20261124_233928_content_changes.down,
    name: '20261124_233928_content_changes',
  },
  {
    up: migration_20261124_235748_redirect_rules.up,
    down: migration_20261124_235748_redirect_rules.down,
    name: '20261124_235748_redirect_rules',
  },
  {
    up: migration_20261125_025421_move_in.up,
    down: migration_20261125_025421_move_in.down,
    name: '20261125_025421_move_in',
  },
  {
    up: migration_20261125_034639_local_addresses.up,
    down: migration_20261125_034639_local_addresses.down,
    name: '20261125_034639_local_addresses'
  },
];
