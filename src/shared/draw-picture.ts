function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new TypeError("The drawing cannot be shown"));
    image.src = address;
  });
}

/**
 * A drawing as a file like any photograph, to be kept and sent as one.
 * @param svg with a width and a height of its own, which the picture gets
 */
export async function drawPicture(svg: string, name: string): Promise<File> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = await load(address);
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    const type = "image/png";
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
    if (!picture) throw new TypeError("There is no room to draw the picture");
    return new File([picture], name, { type });
  } finally {
    URL.revokeObjectURL(address);
  }
}
