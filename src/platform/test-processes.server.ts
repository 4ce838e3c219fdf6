import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The processes that make pictures small for this one. */
export function listPictureProcesses(): number[] {
  const lines = execFileSync("ps", ["-e", "-o", "pid=,ppid=,args="]).toString().split("\n");
  return lines
    .filter((line) => line.includes("main.pictures") && line.includes(` ${process.pid} `))
    .map((line) => Number.parseInt(line, 10));
}

/** The most memory, in MB, that a process has held since its start. */
export function readPeakMemory(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
