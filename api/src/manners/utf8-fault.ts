const say = (byte: number, position: number, reason: string) =>
  `'utf-8' codec can't decode byte 0x${byte.toString(16).padStart(2, '0')} in position ${position}: ${reason}`;

/** How many continuation bytes follow a leading byte; undefined for a byte that leads nothing. */
function followers(lead: number): number | undefined {
  if (lead < 0x80) return 0;
  if (lead >= 0xc2 && lead <= 0xdf) return 1;
  if (lead >= 0xe0 && lead <= 0xef) return 2;
  if (lead >= 0xf0 && lead <= 0xf4) return 3;
  return undefined;
}

/** The second byte's range, narrowed where an overlong form, a surrogate or U+110000 would start. */
function secondByteRange(lead: number): readonly [number, number] {
  if (lead === 0xe0) return [0xa0, 0xbf];
  if (lead === 0xed) return [0x80, 0x9f];
  if (lead === 0xf0) return [0x90, 0xbf];
  if (lead === 0xf4) return [0x80, 0x8f];
  return [0x80, 0xbf];
}

/** What Python says of bytes that are not UTF-8, or undefined when they are. */
export function describeUtf8Fault(bytes: Uint8Array): string | undefined {
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at] ?? 0;
    const count = followers(lead);
    if (count === undefined) return say(lead, at, 'invalid start byte');
    for (let step = 1; step <= count; step += 1) {
      const next = bytes[at + step];
      if (next === undefined) return say(lead, at, 'unexpected end of data');
      const [low, high] = step === 1 ? secondByteRange(lead) : [0x80, 0xbf];
      if (next < low || next > high) return say(lead, at, 'invalid continuation byte');
    }
    at += count + 1;
  }
  return undefined;
}
