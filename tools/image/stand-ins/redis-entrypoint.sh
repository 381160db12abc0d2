# As root: makes /data the user's, and becomes that user, which takes capabilities. As anybody else: runs what it is told.
set -eu
if [ "$(id -u)" = 0 ]; then
  chown -R redis /data
  exec setpriv --reuid=redis --regid=redis --clear-groups "$@"
fi
exec "$@"
