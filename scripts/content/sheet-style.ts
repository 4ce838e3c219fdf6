/** Black on white, for A4 and a pencil: nothing filled, thin lines, and an empty margin to write in. */
export const sheetStyle = `
@page { size: A4; margin: 14mm 12mm 16mm; @bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif; } }
* { box-sizing: border-box; }
html { background: white; color: black; font: 9.5pt/1.4 "Noto Sans", "Noto Sans Devanagari", Mangal, system-ui, sans-serif; }
body { max-width: 186mm; margin: 0 auto; padding: 0; }
@media screen { body { padding: 10mm 0; } }
h1 { margin: 0; font-size: 20pt; line-height: 1.2; }
h2 { margin: 7mm 0 2mm; padding-bottom: .5mm; border-bottom: .5mm solid; font-size: 13pt; break-after: avoid; }
h3 { margin: 0; font-size: 11pt; }
p, ul { margin: 0; padding: 0; }
ul { list-style: none; }
code { font: 8pt ui-monospace, monospace; overflow-wrap: anywhere; }
.how { margin: 2mm 0 3mm; }
.who { display: grid; grid-template-columns: 2fr 2fr 1fr; gap: 6mm; margin: 8mm 0 2mm; }
.who span { padding-top: 1mm; border-top: .2mm solid; font-size: 8pt; }
article { padding: 2.5mm 42mm 2.5mm 0; border-bottom: .2mm solid #999; position: relative; }
article::after { content: ""; position: absolute; inset: 2.5mm auto 2.5mm calc(100% - 39mm); border-left: .2mm dotted #777; }
header.record { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 3mm; break-after: avoid; }
.facts { columns: 2; column-gap: 6mm; margin: 1mm 0; }
.facts li, .words li { display: grid; grid-template-columns: 3mm 22mm 1fr; gap: 0 2mm; break-inside: avoid; }
.facts li { grid-template-columns: 3mm 1fr; font-size: 8.5pt; }
.words li { margin: .6mm 0; orphans: 2; widows: 2; }
.words { margin: 1mm 0; }
.name { font-size: 8pt; line-height: 1.7; overflow-wrap: anywhere; }
.facts .name::after { content: ": "; }
.lacking { font-style: italic; }
.lacking::after { content: " [" attr(data-why) "]"; font: 7.5pt sans-serif; }
.box { display: inline-block; width: 2.8mm; height: 2.8mm; margin-top: .9mm; border: .25mm solid; }
.from { font-size: 8pt; overflow-wrap: anywhere; }
.verdict { display: flex; gap: 5mm; margin-top: 1.5mm; font-size: 8pt; break-before: avoid; }
.verdict .box { margin: 0 1mm 0 0; vertical-align: -.3mm; }
`;
