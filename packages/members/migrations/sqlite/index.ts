import * as migration_20261126_053338_members from './20261126_053338_members';

export const migrations = [
  {
    up: migration_20261126_053338_members.up,
    down: migration_20261126_053338_members.down,
    name: '20261126_053338_members'
  },
];
