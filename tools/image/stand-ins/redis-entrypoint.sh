# As root: makes /data the user's, and becomes that user, which takes capabilities. As anybody else: runs what it is told.
# Other containers reach it without a password, as they do the official image.
set -eu
if [ "$(id -u)" = 0 ]; then
  chown -R redis /data
  exec setpriv --reuid=redis --regid=redis --clear-groups "$@" --protected-mode no
fi
exec "$@" --protected-mode no
