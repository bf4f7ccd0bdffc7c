/** The media types that the image host accepts. */
export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export const acceptedKinds = 'JPEG, PNG, WebP, AVIF or GIF';

/** Why a file can't be a photo, in the image host's words (which also checks the content); undefined if it can. */
export const refusalOf = (file: File | null | undefined): string | undefined =>
  file && !acceptedTypes.includes(file.type)
    ? `This file isn’t a photo. Please use ${acceptedKinds}.`
    : undefined;

export const sizeOf = ({ size: bytes }: File): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
