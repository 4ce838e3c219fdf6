/**
 * Whether a chosen file is a picture as newer phones keep them, in HEIC or HEIF. Browsers that do not
 * know the format give it no type.
 */
export function isHeic({ name, type }: { name: string; type: string }): boolean {
  return /^image\/hei[cf]/.test(type) || (type === "" && /\.hei[cf]$/i.test(name));
}
