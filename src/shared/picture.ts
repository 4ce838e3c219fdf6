/** What the server decodes; phones that keep another format convert it for such a list. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;
/** As large as a file of a picture may be that is sent, bytes. */
export const largestPicture = 15 * 1024 * 1024;
/** A picture as newer phones keep it; browsers that do not know the format give it no type. */
export const isHeic = ({ name, type }: File): boolean =>
  /^image\/hei[cf]/.test(type) || (type === "" && /\.hei[cf]$/i.test(name));

/** The widths, in pixels, that every uploaded picture is kept at. */
export const pictureWidths = [320, 640, 1280] as const;

const uploaded = /^(\/media\/[0-9a-f]{64})-\d+\.webp$/;

/**
 * What an `img` needs to pick the smallest file that is sharp enough.
 * @param imageUrl a stored address; drawings have one size and no `srcSet`
 */
export function pictureSources(imageUrl: string): { src: string; srcSet?: string } {
  const stem = uploaded.exec(imageUrl)?.[1];
  if (stem === undefined) return { src: imageUrl };
  return {
    src: imageUrl,
    srcSet: pictureWidths.map((width) => `${stem}-${width}.webp ${width}w`).join(", "),
  };
}
