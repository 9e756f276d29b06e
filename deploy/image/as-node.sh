#!/bin/sh
# Runs a command as the account of the site. Some hosts mount volumes as root's: where the container is started as root,
# the data folder is handed to that account first.
set -e
if [ "$(id -u)" = 0 ]; then
  chown node:node "$DATA_DIR"
  exec setpriv --reuid=node --regid=node --init-groups -- "$@"
fi
exec "$@"
