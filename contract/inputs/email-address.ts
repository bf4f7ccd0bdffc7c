/** HTML's definition of a valid email address: ASCII only. */
const emailAddress =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns the fault of an email address, to follow its label, or null. */
export function emailFault(address: string): string | null {
  if (emailAddress.test(address)) return null;
  return invisible.test(address)
    ? 'contains an invisible character. Please type it again'
    : 'must be an email address such as name@example.com';
}
