"""Commands for those who run a server: backups, checks, purging."""
