/** The key that was pressed: what it types where that is a Latin letter or a digit, else what it would type on a Latin keyboard. */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length > 1 || /^[a-z0-9]$/i.test(key)) return key.length > 1 ? key : key.toLowerCase();
  return /^(?:Key([A-Z])|Digit([0-9]))$/.exec(code)?.slice(1).find(Boolean)?.toLowerCase() ?? key;
}
