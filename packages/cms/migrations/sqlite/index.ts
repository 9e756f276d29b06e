import * as migration_20261121_060205_first from './20261121_060205_first';

export const migrations = [
  {
    up: migration_20261121_060205_first.up,
    down: migration_20261121_060205_first.down,
    name: '20261121_060205_first'
  },
];
