/** The number on the icon of the installed app: games that wait for this person. */
export function showWaiting(games: number): void {
  if ('setAppBadge' in navigator) void navigator.setAppBadge(games).catch(() => undefined);
}

/** A message of the system about a table that is looked at has done its work. */
export function takeDown(table: string): void {
  if (!('serviceWorker' in navigator)) return;
  const close = async (): Promise<void> => {
    const worker = await navigator.serviceWorker.getRegistration();
    for (const shown of (await worker?.getNotifications({ tag: table })) ?? []) shown.close();
  };
  void close().catch(() => undefined);
}
