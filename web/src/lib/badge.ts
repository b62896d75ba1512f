/** The number on the icon of the installed app: games that wait for this person. */
export function showWaiting(games: number): void {
  if ('setAppBadge' in navigator) void navigator.setAppBadge(games).catch(() => undefined);
}
