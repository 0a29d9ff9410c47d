/**
 * The address of whoever called, seen by the outermost proxy that is ours: each of the trusted ones
 * has added the address of the one before it at the end of `X-Forwarded-For`. What stands further
 * left was chosen by the caller.
 */
export function callerAddress(
  peer: string,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || forwardedFor === null) return peer;
  const seen = forwardedFor.split(',').map((address) => address.trim());
  return seen.at(-trustedProxies) ?? seen[0] ?? peer;
}
