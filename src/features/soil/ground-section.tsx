import { PictureFrame } from "#src/ui/picture-frame.tsx";

/** True colours of the ground: it is darker the deeper it lies, by day and by night. */
const ground = {
  upper: "#c2a172",
  middle: "#9b7847",
  deep: "#6f5030",
  stone: "#dcc7a0",
  root: "#f4ead6",
};

/** Layers of soil under a young plant. */
export function GroundSection() {
  return (
    <div
      aria-hidden
      className="mx-auto aspect-[5/2] w-full max-w-md overflow-hidden rounded-control bg-soil-100 [&>svg]:size-full"
    >
      <PictureFrame>
        <rect width="320" height="60" className="fill-sky-100" />
        <path d="M0 52q80-8 160-2t160-2v84H0Z" fill={ground.upper} />
        <path d="M0 84q70 8 150 0t170 4v44H0Z" fill={ground.middle} />
        <path d="M0 110q90-8 170 2t150-4v24H0Z" fill={ground.deep} />
        <g fill={ground.stone}>
          <circle cx="46" cy="72" r="4" />
          <circle cx="262" cy="76" r="5" />
          <circle cx="92" cy="100" r="6" />
          <circle cx="238" cy="102" r="4" />
          <circle cx="290" cy="98" r="3" />
        </g>
        <path
          d="M160 52v26m0-12q-14 6-20 20m20-8q14 4 22 18m-22-14q-2 12-8 24m8-30q10 12 10 26"
          fill="none"
          strokeWidth="3.5"
          strokeLinecap="round"
          stroke={ground.root}
        />
        <path d="M160 52V22" strokeWidth="5" strokeLinecap="round" className="stroke-leaf-700" />
        <path d="M160 34q-30 2-38-22q30-4 38 22Z" className="fill-leaf-600" />
        <path d="M160 28q26 0 34-24q-30-2-34 24Z" className="fill-leaf-700" />
      </PictureFrame>
    </div>
  );
}
