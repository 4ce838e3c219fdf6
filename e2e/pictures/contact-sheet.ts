import sharp from "sharp";

export type Picture = { name: string; png: Buffer };

const tile = { width: 420, height: 620, gap: 16, label: 28 };

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

async function makeTile({ name, png }: Picture, at: { left: number; top: number }) {
  const picture = await sharp(png)
    .resize({ width: tile.width, height: tile.height, fit: "inside", background: "#fff" })
    .png()
    .toBuffer();
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="${tile.label}">
    <text x="0" y="19" font-family="sans-serif" font-size="16">${escapeText(name)}</text></svg>`;
  return [
    { input: Buffer.from(label), ...at },
    { input: picture, left: at.left, top: at.top + tile.label },
  ];
}

/** All pictures of one screen side by side, each under its name, as one PNG. */
export async function makeContactSheet(pictures: Picture[]): Promise<Buffer> {
  const columns = Math.min(4, pictures.length);
  const rows = Math.ceil(pictures.length / columns);
  const [stepX, stepY] = [tile.width + tile.gap, tile.height + tile.label + tile.gap];
  const tiles = await Promise.all(
    pictures.map((picture, index) =>
      makeTile(picture, {
        left: tile.gap + (index % columns) * stepX,
        top: tile.gap + Math.floor(index / columns) * stepY,
      }),
    ),
  );
  return sharp({
    create: {
      width: columns * stepX + tile.gap,
      height: rows * stepY + tile.gap,
      channels: 3,
      background: "#dddddd",
    },
  })
    .composite(tiles.flat())
    .png({ palette: true })
    .toBuffer();
}
