/** The six digits that an authenticator app with that key (Base32) shows at an instant. */
export async function appCode(key: string, at: Date): Promise<string> {
  const { Secret, TOTP } = await import('otpauth');
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() });
}
