import * as migration_20261125_030000_baseline from './20261125_030000_baseline';
import * as migration_20261125_034647_local_addresses from './20261125_034647_local_addresses';
import * as migration_20261125_035107_protected_pages from './20261125_035107_protected_pages';
import * as migration_20261125_112222_health_and_purges from './20261125_112222_health_and_purges';
import * as migration_20261125_113705_places from './20261125_113705_places';
import * as migration_20261125_193022_comments_on_documents from './20261125_193022_comments_on_documents';
import * as migration_20261125_223845_media_details from './20261125_223845_media_details';
import * as migration_20261126_054115_review from './20261126_054115_review';
import * as migration_20261126_062346_roles_and_rights from './20261126_062346_roles_and_rights';
import * as migration_20261126_091750_image_sizes from './20261126_091750_image_sizes';
import * as migration_20261126_092848_devices_of_sessions from './20261126_092848_devices_of_sessions';
import * as migration_20261126_194406_shop_role from './20261126_194406_shop_role';
import * as migration_20261126_231931_choose_footers from './20261126_231931_choose_footers';
import * as migration_20261127_034349_portfolio_names from './20261127_034349_portfolio_names';
import * as migration_20261127_080222_designs from './20261127_080222_designs';
import * as migration_20261129_080209_site_languages from './20261129_080209_site_languages';
import * as migration_20261129_154106_names_in_feeds from './20261129_154106_names_in_feeds';
import * as migration_20261129_173401_senders_of_messages from './20261129_173401_senders_of_messages';
import * as migration_20261129_180955_outbox_state from './20261129_180955_outbox_state';

export const migrations = [
  {
    up: migration_20261125_030000_baseline.up,
    down: migration_20261125_030000_baseline.down,
    name: '20261125_030000_baseline',
  },
  {
    up: migration_20261125_034647_local_addresses.up,
    down: migration_20261125_034647_local_addresses.down,
    name: '20261125_034647_local_addresses',
  },
  {
    up: migration_20261125_035107_protected_pages.up,
    down: migration_20261125_035107_protected_pages.down,
    name: '20261125_035107_protected_pages',
  },
  {
    up: migration_20261125_112222_health_and_purges.up,
    down: migration_20261125_112222_health_and_purges.down,
    name: '20261125_112222_health_and_purges',
  },
  {
    up: migration_20261125_113705_places.up,
    down: migration_20261125_113705_places.down,
    name: '20261125_113705_places',
  },
  {
    up: migration_20261125_193022_comments_on_documents.up,
    down: migration_20261125_193022_comments_on_documents.down,
    name: '20261125_193022_comments_on_documents',
  },
  {
    up: migration_20261125_223845_media_details.up,
    down: migration_20261125_223845_media_details.down,
    name: '20261125_223845_media_details',
  },
  {
    up: migration_20261126_054115_review.up,
    down: migration_20261126_054115_review.down,
    name: '20261126_054115_review',
  },
  {
    up: migration_20261126_062346_roles_and_rights.up,
    down: migration_20261126_062346_roles_and_rights.down,
    name: '20261126_062346_roles_and_rights',
  },
  {
    up: migration_20261126_091750_image_sizes.up,
    down: migration_20261126_091750_image_sizes.down,
    name: '20261126_091750_image_sizes',
  },
  {
    up: migration_20261126_092848_devices_of_sessions.up,
    down: migration_20261126_092848_devices_of_sessions.down,
    name: '20261126_092848_devices_of_sessions',
  },
  {
    up: migration_20261126_194406_shop_role.up,
    down: migration_20261126_194406_shop_role.down,
    name: '20261126_194406_shop_role',
  },
  {
    up: migration_20261126_231931_choose_footers.up,
    down: migration_20261126_231931_choose_footers.down,
    name: '20261126_231931_choose_footers',
  },
  {
    up: migration_20261127_034349_portfolio_names.up,
    down: migration_20261127_034349_portfolio_names.down,
    name: '20261127_034349_portfolio_names',
  },
  {
    up: migration_20261127_080222_designs.up,
    down: migration_20261127_080222_designs.down,
    name: '20261127_080222_designs',
  },
  {
    up: migration_20261129_080209_site_languages.up,
    down: migration_20261129_080209_site_languages.down,
    name: '20261129_080209_site_languages',
  },
  {
    up: migration_20261129_154106_names_in_feeds.up,
    down: migration_20261129_154106_names_in_feeds.down,
    name: '20261129_154106_names_in_feeds',
  },
  {
    up: migration_20261129_173401_senders_of_messages.up,
    down: migration_20261129_173401_senders_of_messages.down,
    name: '20261129_173401_senders_of_messages',
  },
  {
    up: migration_20261129_180955_outbox_state.up,
    down: migration_20261129_180955_outbox_state.down,
    name: '20261129_180955_outbox_state'
  },
];
