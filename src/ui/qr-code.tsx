import qrcode from "qrcode-generator";

/** A code for the camera of another device, dark on white also in the dark: many readers know no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const margin = 4;
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) =>
      code.isDark(row, column) ? `M${column} ${row}h1v1h-1z` : "",
    ).join(""),
  );
  const frame = size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${frame} ${frame}`}
      shapeRendering="crispEdges"
      className="block w-full max-w-60 rounded-control border border-line"
    >
      <path fill="#fff" d={`M${-margin} ${-margin}h${frame}v${frame}h${-frame}z`} />
      <path fill="#000" d={rows.join("")} />
    </svg>
  );
}
