import type { PlateTrouble } from "#src/features/pests/content-schema.ts";
import { move } from "./geometry.ts";
import { mix, type Tone, tones } from "./ink.ts";

/** What tells one creature from its kin. */
export type Look = {
  kind: NonNullable<PlateTrouble["creature"]>;
  ink: Tone;
  marks?: PlateTrouble["marks"];
};

type Draw = (body: string, dark: string, marks: Look["marks"]) => string;

const oval = ([x, y, rx, ry]: readonly [number, number, number, number], ink: string, more = "") =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${ink}"${more}/>`;
const lines = (d: string, ink: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
const legs = (ink: string) =>
  lines("M-10-8-22-20M0-10-4-24M10-8 22-20M-10 8-22 20M0 10-4 24M10 8 22 20", ink, 2.2);

const rings = [-28, -18, -8, 2, 12, 22];

/** Each is 80 wide, head to the left, around 0 0. */
const drawings: Record<Look["kind"], Draw> = {
  caterpillar: (body, dark, marks) => {
    const arch = (x: number) => -((1 - (x / 38) ** 2) * 8) + 6;
    const segments = rings.map((x) =>
      oval([x, arch(x), 9, 9.5], body, ` stroke="${dark}" stroke-width="1"`),
    );
    const head = oval(
      [-36, arch(-34) + 1, 7.5, 8],
      mix(body, "#6b3a18", 0.55),
      ` stroke="${dark}" stroke-width="1"`,
    );
    const stripe =
      marks === "stripes"
        ? lines(
            `M-34 ${arch(-30) - 1}Q-4-6 26 1M-34 ${arch(-30) + 4}Q-4 0 26 6`,
            mix(body, "#ffffff", 0.7),
            2.2,
          )
        : "";
    const dots =
      marks === "dots"
        ? rings
            .map(
              (x) =>
                oval([x - 2.5, arch(x) - 3.5, 1.9, 1.9], "#2a221d") +
                oval([x + 3, arch(x) + 2.5, 1.9, 1.9], "#2a221d"),
            )
            .join("")
        : "";
    const four =
      marks === "four-dots"
        ? [
            [17, -4],
            [25, -2.5],
            [16, 4],
            [24, 5.5],
          ]
            .map(([x = 0, y = 0]) => oval([x, y, 2.3, 2.3], "#1d1712"))
            .join("") +
          lines("M-36 8V2M-36 2L-40-4M-36 2L-32-4", "#f5eed2", 2) +
          lines("M-26 0Q-4-9 12-5", mix(body, "#ffffff", 0.55), 1.6)
        : "";
    const feet = lines("M-30 12v5M-22 10v6M-14 9v6M4 8v6M12 10v6M24 13v5", dark, 2.4);
    return (
      feet +
      segments.join("") +
      head +
      stripe +
      dots +
      four +
      oval([-39, arch(-34), 1.3, 1.3], "#120d0a")
    );
  },
  moth: (body, dark) =>
    `<path d="M0-24Q30-22 38 20Q14 24 2 6ZM0-24Q-30-22-38 20Q-14 24-2 6Z" fill="${body}" stroke="${dark}" stroke-width="1.2"/>` +
    oval([0, 2, 5.5, 24], mix(body, dark, 0.35)) +
    lines("M-2-22Q-10-32-18-34M2-22Q10-32 18-34", dark, 1.6) +
    oval([16, 4, 3, 3], dark) +
    oval([-16, 4, 3, 3], dark),
  hopper: (body, dark, marks) =>
    lines("M-14 10-22 20M-2 11-6 22M12 10 22 18 30 12", dark, 2.2) +
    `<path d="M-32 0Q-30-12-14-13Q16-16 36 4Q14 14-14 12Q-30 12-32 0Z" fill="${body}" stroke="${dark}" stroke-width="1.2"/>` +
    `<path d="M-12-13Q14-14 40 5Q14 8-10 2Z" fill="${mix(body, "#ffffff", 0.4)}" opacity=".75"/>` +
    (marks === "back-stripe" ? lines("M-30-5Q-18-11-8-12", "#ffffff", 4) : "") +
    oval([-27, -2, 3.2, 4.2], "#54211a"),
  aphid: (body, dark) =>
    lines("M-8-10-16-24M2-12 4-26M-8 10-16 24M2 12 4 26M-24-3-38-13M-24 3-38 13", dark, 1.6) +
    oval([4, 0, 25, 16], body, ` stroke="${dark}" stroke-width="1.2"`) +
    oval([-20, 0, 8.5, 8], body, ` stroke="${dark}" stroke-width="1.2"`) +
    lines("M20-10 31-18M20 10 31 18", dark, 3) +
    oval([-23, -5, 1.8, 1.8], "#2c1512") +
    oval([-23, 5, 1.8, 1.8], "#2c1512"),
  whitefly: (body, dark) =>
    oval([-20, 0, 8, 7], "#efd98b", ` stroke="${dark}" stroke-width="1"`) +
    oval([0, 0, 17, 6], "#efd98b") +
    `<path d="M-14-2Q6-24 34-14Q30-2-8-1ZM-14 2Q6 24 34 14Q30 2-8 1Z" fill="${body}" stroke="#a9a48f" stroke-width="1.2"/>` +
    oval([-23, -4, 2, 2], "#5b1d16") +
    oval([-23, 4, 2, 2], "#5b1d16"),
  thrips: (body, dark) =>
    lines("M-14-6-22-15M0-6-2-16M-14 6-22 15M0 6-2 16", dark, 1.6) +
    `<path d="M-32 0Q-26-7-14-7Q14-8 38 0Q14 8-14 7Q-26 7-32 0Z" fill="${body}" stroke="${dark}" stroke-width="1.2"/>` +
    lines("M-8-2Q14-5 36-5M-8 2Q14 5 36 5M2-6v12M12-6v12M22-4v8", mix(body, "#1d1712", 0.55), 1.2) +
    lines("M-32-2-40-8M-32 2-40 8", dark, 1.6),
  mite: (body, dark) =>
    lines(
      "M-12-10-26-22M-4-13-8-28M8-12 14-26M16-8 30-18M-12 10-26 22M-4 13-8 28M8 12 14 26M16 8 30 18",
      dark,
      2,
    ) +
    oval([0, 0, 24, 16], body, ` stroke="${dark}" stroke-width="1.2"`) +
    oval([-8, -6, 6, 3], "#ffffff", ' opacity=".5"') +
    oval([8, 3, 5, 4], dark, ' opacity=".35"'),
  bug: (body, dark) =>
    lines(
      "M-14-6-26-20M2-7 4-24M14-6 30-20M-14 6-26 20M2 7 4 24M14 6 30 20M-32-2-44-14M-32 2-44 12",
      dark,
      2,
    ) +
    `<path d="M-34 0Q-28-7-16-7Q18-10 38 0Q18 10-16 7Q-28 7-34 0Z" fill="${body}" stroke="${dark}" stroke-width="1.2"/>` +
    `<path d="M-14-7L4 0L-14 7Z" fill="${mix(body, dark, 0.4)}"/>` +
    lines("M4 0H36", dark, 1.2),
  beetle: (body, dark, marks) =>
    legs("#1d1712") +
    oval([-24, 0, 9, 9], mix(body, dark, 0.4)) +
    oval([4, 0, 25, 17], body, ` stroke="${dark}" stroke-width="1.2"`) +
    lines("M-20 0H28", dark, 1.4) +
    lines("M-30-5-42-16M-30 5-42 16", dark, 1.8) +
    oval([0, -7, 9, 3], "#ffffff", ' opacity=".28"') +
    (marks === "spines"
      ? lines(
          "M-12-14-16-26M0-17-1-29M12-15 17-27M22-10 31-20M-12 14-16 26M0 17-1 29M12 15 17 27M22 10 31 20",
          "#1d1712",
          2.4,
        )
      : "") +
    (marks === "dots"
      ? [
          [-6, -8],
          [8, -10],
          [20, -6],
          [-6, 8],
          [8, 10],
          [20, 6],
          [1, -4],
          [1, 4],
        ]
          .map(([x = 0, y = 0]) => oval([x, y, 2.6, 2.6], "#1d1712"))
          .join("")
      : "") +
    (marks === "dark-end"
      ? `<path d="M12-16Q30-12 29 0Q30 12 12 16Q8 0 12-16Z" fill="#2a221d"/>`
      : ""),
  grub: (body, dark, marks) =>
    marks !== "legs"
      ? `<path d="M-36 0Q-22-10 4-12Q34-12 36 0Q34 12 4 12Q-22 10-36 0Z" fill="${body}" stroke="${dark}" stroke-width="1.2"/>` +
        lines("M-18-7v14M-6-10v20M6-11v22M18-11v22M28-9v18", mix(body, dark, 0.35), 1.2) +
        oval([-33, 0, 3, 2.4], "#2a221d")
      : `<path d="M-14-22Q22-28 26 2Q22 30-12 24Q-18 22-14 14Q8 14 8 2Q6-10-10-8Z" fill="${body}" stroke="${dark}" stroke-width="1.3"/>` +
        lines(
          "M2-24 2-11M14-20 6-8M23-10 8-2M25 6 8 5M16 20 6 11M2 26 0 13",
          mix(body, dark, 0.45),
          1.2,
        ) +
        oval([-15, -15, 9, 9], "#a9622c", ` stroke="${dark}" stroke-width="1"`) +
        lines("M-12-4l-7 8M-4-5l-5 9", dark, 2),
  fly: (body, dark) =>
    legs(dark) +
    oval([8, 0, 18, 11], body, ` stroke="${dark}" stroke-width="1.2"`) +
    oval([-12, 0, 11, 10], mix(body, dark, 0.35)) +
    oval([-26, 0, 8, 8.5], dark) +
    `<path d="M-8-7Q14-34 40-24Q32-8-2-4ZM-8 7Q14 34 40 24Q32 8-2 4Z" fill="#ffffff" opacity=".7" stroke="${dark}" stroke-width=".8"/>` +
    oval([-28, -5, 3, 3.4], "#8a2b20") +
    oval([-28, 5, 3, 3.4], "#8a2b20"),
  wax: (_body, dark) => {
    const tufts = Array.from({ length: 16 }, (_, index) => {
      const { x, y } = move({ x: 0, y: 0 }, index * 22.5, 27);
      return `M${(x * 0.6).toFixed(1)} ${(y * 0.45).toFixed(1)}L${x.toFixed(1)} ${(y * 0.72).toFixed(1)}`;
    });
    return (
      lines(tufts.join(""), "#ffffff", 4.5) +
      oval([0, 0, 22, 14], "#fbfaf3", ` stroke="#b5b1a2" stroke-width="1.2"`) +
      lines("M-14-6V6M-6-10V10M2-11V11M10-9V9", mix("#fbfaf3", dark, 0.3), 1.4)
    );
  },
  termite: (body, dark) =>
    legs(dark) +
    oval([14, 0, 22, 11], body, ` stroke="${dark}" stroke-width="1"`) +
    oval([-10, 0, 8, 7], body) +
    oval([-27, 0, 10.5, 9], "#c98a3c", ` stroke="${dark}" stroke-width="1"`) +
    lines("M6-10V10M14-11V11M22-9V9", mix(body, dark, 0.4), 1.2) +
    lines("M-36-4-44-10M-36 4-44 10", dark, 1.6),
  locust: (body, dark) =>
    lines("M2 6 16-26 36 20M-16 10-22 22M-8 11-8 24", dark, 3) +
    `<path d="M-36-2Q-34-12-20-12Q14-13 42 4Q10 12-20 11Q-34 10-36-2Z" fill="${body}" stroke="${dark}" stroke-width="1.2"/>` +
    `<path d="M-14-11Q16-12 44 4Q16 4-14 0Z" fill="${mix(body, "#ffffff", 0.45)}"/>` +
    [4, 14, 24].map((x) => oval([x, -5 + x / 6, 2.2, 1.6], dark)).join("") +
    oval([-31, -4, 3, 4], "#1d1712") +
    lines("M-34-10-40-22", dark, 1.6),
};

/** What is alive is paler than a spot of the same name. */
const bodies: Partial<Record<Tone, string>> = {
  green: "#86b04a",
  brown: "#a9713f",
  black: "#463b34",
  yellow: "#e0c566",
};

export function drawCreature(
  { kind, ink, marks }: Look,
  place: { x: number; y: number; scale: number; turn?: number },
): string {
  const { x, y, scale, turn = 0 } = place;
  const body = bodies[ink] ?? tones[ink];
  const dark = mix(body, "#1d1712", ink === "black" ? 0.5 : 0.62);
  const drawn = drawings[kind](body, dark, marks);
  const turned = turn === 0 ? "" : `rotate(${Math.round(turn)})`;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${turned}scale(${scale})">${drawn}</g>`;
}
