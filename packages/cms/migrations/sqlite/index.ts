import * as migration_20261125_030000_baseline from './20261125_030000_baseline';
import * as migration_20261125_034639_local_addresses from './20261125_034639_local_addresses';
import * as migration_20261125_035101_protected_pages from './20261125_035101_protected_pages';
import * as migration_20261125_081000_references from './20261125_081000_references';
import * as migration_20261125_112221_health_and_purges from './20261125_112221_health_and_purges';
import * as migration_20261125_113701_places from './20261125_113701_places';
import * as migration_20261125_193020_comments_on_documents from './20261125_193020_comments_on_documents';
import * as migration_20261125_223843_media_details from './20261125_223843_media_details';

export const migrations = [
  {
    up: migration_20261125_030000_baseline.up,
    down: migration_20261125_030000_baseline.down,
    name: '20261125_030000_baseline',
  },
  {
    up: migration_20261125_034639_local_addresses.up,
    down: migration_20261125_034639_local_addresses.down,
    name: '20261125_034639_local_addresses',
  },
  {
    up: migration_20261125_035101_protected_pages.up,
    down: migration_20261125_035101_protected_pages.down,
    name: '20261125_035101_protected_pages',
  },
  {
    up: migration_20261125_081000_references.up,
    down: migration_20261125_081000_references.down,
    name: '20261125_081000_references',
  },
  {
    up: migration_20261125_112221_health_and_purges.up,
    down: migration_20261125_112221_health_and_purges.down,
    name: '20261125_112221_health_and_purges',
  },
  {
    up: migration_20261125_113701_places.up,
    down: migration_20261125_113701_places.down,
    name: '20261125_113701_places',
  },
  {
    up: migration_20261125_193020_comments_on_documents.up,
    down: migration_20261125_193020_comments_on_documents.down,
    name: '20261125_193020_comments_on_documents',
  },
  {
    up: migration_20261125_223843_media_details.up,
    down: migration_20261125_223843_media_details.down,
    name: '20261125_223843_media_details'
  },
];
