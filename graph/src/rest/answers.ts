import { Type } from 'typebox';

/** `{success, message}`, what every writing path answers at least. */
export const outcome = Type.Object({ success: Type.Boolean(), message: Type.String() });

/** Adds `success: true` to what a service answers, leaving only what the path documents. */
export const succeeded = ({ message }: { message: string }) => ({ success: true, message });
