/** As HTML defines a valid e-mail address: ASCII only. */
const emailAddress =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What is wrong with an e-mail address, to be read behind its label; null for a good one. */
export function emailFault(address: string): string | null {
  if (emailAddress.test(address)) return null;
  return invisible.test(address)
    ? 'contains an invisible character: please type it again'
    : 'must be an e-mail address such as name@example.com';
}
