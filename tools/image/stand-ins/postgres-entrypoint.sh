# As root: reads the password. As postgres: creates the database on an empty volume, whose owner of that name is a superuser, and serves it.
set -eu
PATH=$(echo /usr/lib/postgresql/*/bin):$PATH
data=/var/lib/postgresql/data
if [ "$(id -u)" = 0 ]; then
  POSTGRES_PASSWORD=$(cat "$POSTGRES_PASSWORD_FILE")
  export POSTGRES_PASSWORD
  exec setpriv --reuid=postgres --regid=postgres --init-groups sh "$0"
fi
if [ ! -s "$data/PG_VERSION" ]; then
  word=$(mktemp)
  printf %s "$POSTGRES_PASSWORD" > "$word"
  initdb --pgdata="$data" --username="$POSTGRES_USER" --pwfile="$word" --auth-host=scram-sha-256 --auth-local=trust --encoding=UTF8 --locale=C.UTF-8
  rm "$word"
  echo "host all all all scram-sha-256" >> "$data/pg_hba.conf"
  # Nobody may take the server for ready before the database is there: the first one listens on its socket alone.
  pg_ctl --pgdata="$data" --options="-c listen_addresses= -c unix_socket_directories=/tmp" --wait start
  createdb --host=/tmp --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl --pgdata="$data" --mode=fast --wait stop
fi
exec postgres -D "$data" -c listen_addresses='*'
