import * as migration_20261126_194950_forum from './20261126_194950_forum';
import * as migration_20261126_231031_forum_moderation from './20261126_231031_forum_moderation';
import * as migration_20261126_232800_forum_mails from './20261126_232800_forum_mails';
import * as migration_20261127_075021_forum_discourse from './20261127_075021_forum_discourse';

export const migrations = [
  {
    up: migration_20261126_194950_forum.up,
    down: migration_20261126_194950_forum.down,
    name: '20261126_194950_forum',
  },
  {
    up: migration_20261126_231031_forum_moderation.up,
    down: migration_20261126_231031_forum_moderation.down,
    name: '20261126_231031_forum_moderation',
  },
  {
    up: migration_20261126_232800_forum_mails.up,
    down: migration_20261126_232800_forum_mails.down,
    name: '20261126_232800_forum_mails',
  },
  {
    up: migration_20261127_075021_forum_discourse.up,
    down: migration_20261127_075021_forum_discourse.down,
    name: '20261127_075021_forum_discourse'
  },
];
