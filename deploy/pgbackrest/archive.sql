-- Once, as a superuser; PostgreSQL is restarted afterwards. What was committed is in the archive after a minute at the latest.
alter system set archive_mode = on;
alter system set archive_command = 'pgbackrest --stanza=anteroom archive-push %p';
alter system set archive_timeout = '60s';
